import { Controller, Get, Put, type Type } from '@nestjs/common';
import { settingsSections, type SettingsSection } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The calls of a section of the settings, which is read and replaced as a whole. */
const controllerOf = ({ name, schema, body, get, replace, errors, content, operations }: SettingsSection): Type => {
  @Controller(`api/admin/settings/${name}`)
  class SectionController {
    constructor(private readonly rpc: RpcClient) {}

    @ApiOperation(schema, { summary: `The ${content}` })
    @Get()
    read(): Promise<unknown> {
      return this.rpc.call(get, {});
    }

    @ApiOperation(schema, { summary: `Replaces the ${content}`, errors })
    @Put()
    replace(@ParsedBody(body) value: unknown): Promise<unknown> {
      return this.rpc.call(replace, value);
    }
  }
  // The OpenAPI document names operations by the class.
  Object.defineProperty(SectionController, 'name', { value: `${operations}Controller` });
  return SectionController;
};

export const sectionControllers = settingsSections.map(controllerOf);
