import { Controller, Get, Put, type Type } from '@nestjs/common';
import {
  embedSection,
  houseSection,
  holidaysSection,
  legalSection,
  pricesSection,
  privacySection,
  requestFormSection,
  stayEmailsSection,
  stayRulesSection,
  waitingRequestsSection,
  type ErrorCode,
  type RpcContract,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

interface Section {
  name: string;
  schema: z.ZodType;
  body: z.ZodType;
  get: RpcContract;
  replace: RpcContract;
}

/**
 * The calls of a section of the settings, which is read and replaced as a whole.
 *
 * @param description in the OpenAPI document
 */
const sectionController = (section: Section, description: string, errors: ErrorCode[] = []): Type => {
  @Controller(`api/admin/settings/${section.name}`)
  class SectionController {
    constructor(private readonly rpc: RpcClient) {}

    @ApiOperation(section.schema, { summary: `The ${description}` })
    @Get()
    read(): Promise<unknown> {
      return this.rpc.call(section.get, {});
    }

    @ApiOperation(section.schema, { summary: `Replaces the ${description}`, errors })
    @Put()
    replace(@ParsedBody(section.body) value: unknown): Promise<unknown> {
      return this.rpc.call(section.replace, value);
    }
  }
  return SectionController;
};

/** The names of the classes are the first part of the operations' ids. */
class StayRulesController extends sectionController(stayRulesSection, 'rules of stays', [
  'SEASONS_OVERLAP',
  'TURNOVER_DAYS_SHARED',
]) {}

class PricesController extends sectionController(pricesSection, 'prices', ['SEASONS_OVERLAP']) {}

class RequestFormController extends sectionController(requestFormSection, 'fields that the request form asks for') {}

class WaitingRequestsController extends sectionController(
  waitingRequestsSection,
  'reminders of requests that wait, and whether they expire',
) {}

class StayEmailSettingsController extends sectionController(
  stayEmailsSection,
  'e-mails that guests get before and after their stays',
) {}

class LegalTextsController extends sectionController(legalSection, 'texts of the legal notice and the privacy page') {}

class EmbedController extends sectionController(embedSection, 'websites that may show the calendar') {}

class HouseSettingsController extends sectionController(houseSection, 'texts and facts about the house') {}

class PrivacySettingsController extends sectionController(
  privacySection,
  'times for which the data of guests are kept',
) {}

class HolidaysController extends sectionController(holidaysSection, 'region whose holidays the calendar shows') {}

export const settingsSections = [
  StayRulesController,
  PricesController,
  RequestFormController,
  WaitingRequestsController,
  StayEmailSettingsController,
  LegalTextsController,
  EmbedController,
  PrivacySettingsController,
  HouseSettingsController,
  HolidaysController,
];
