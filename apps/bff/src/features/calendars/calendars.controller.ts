import { Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  addCalendar,
  calendarChangesSchema,
  calendarFieldsSchema,
  calendarTestBodySchema,
  calendarTestSchema,
  calendarViewSchema,
  changeCalendar,
  freeCalendarNights,
  listCalendars,
  refreshCalendar,
  refreshCalendarBodySchema,
  removeCalendar,
  testCalendar,
  unreadableEventSchema,
  type CalendarTest,
  type CalendarView,
  type ErrorCode,
  type Locale,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { RequestLocale } from '../../platform/http/locale';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { calendarId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { calendarView } from './calendar-view';

/** The errors of reading a calendar. */
const readingErrors: readonly ErrorCode[] = [
  'CALENDAR_ADDRESS_INVALID',
  'CALENDAR_ADDRESS_FORBIDDEN',
  'CALENDAR_PASSWORD_UNENCRYPTED',
  'CALENDAR_OWN_FEED',
  'CALENDAR_UNREACHABLE',
  'CALENDAR_TIMEOUT',
  'CALENDAR_REFUSED',
  'CALENDAR_REDIRECT',
  'CALENDAR_TOO_LARGE',
  'CALENDAR_INVALID',
  'CALENDAR_INCOMPLETE',
  'CALENDAR_TOO_MANY_EVENTS',
  'CALENDAR_TOO_COMPLEX',
];

/** The calendars that are imported from other platforms. */
@Controller('api/admin/calendars')
export class CalendarsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(calendarViewSchema), { summary: 'The calendars that are read' })
  @Get()
  async list(@RequestLocale() locale: Locale): Promise<CalendarView[]> {
    return (await this.rpc.call(listCalendars, {})).map((calendar) => calendarView(calendar, locale));
  }

  @ApiOperation(calendarTestSchema, {
    summary: 'What would be taken from a calendar',
    errors: readingErrors,
    isCommand: false,
  })
  @Post('test')
  @HttpCode(200)
  test(@ParsedBody(calendarTestBodySchema) body: Parsed<typeof calendarTestBodySchema>): Promise<CalendarTest> {
    return this.rpc.call(testCalendar, body);
  }

  @ApiOperation(calendarViewSchema, {
    summary: 'Adds a calendar, if it can be read',
    errors: [...readingErrors, 'TOO_MANY_CALENDARS'],
  })
  @Post()
  async add(
    @ParsedBody(calendarFieldsSchema) fields: Parsed<typeof calendarFieldsSchema>,
    @RequestLocale() locale: Locale,
  ): Promise<CalendarView> {
    return calendarView(await this.rpc.call(addCalendar, fields), locale);
  }

  @ApiOperation(calendarViewSchema, {
    summary: 'Changes or pauses a calendar',
    errors: [...readingErrors, 'CALENDAR_NOT_FOUND'],
  })
  @Patch(':id')
  async change(
    @PathParam('id', calendarId) id: string,
    @ParsedBody(calendarChangesSchema) changes: Parsed<typeof calendarChangesSchema>,
    @RequestLocale() locale: Locale,
  ): Promise<CalendarView> {
    return calendarView(await this.rpc.call(changeCalendar, { id, ...changes }), locale);
  }

  @ApiOperation(calendarViewSchema, {
    summary: 'Reads a calendar now; its lastError says how it went',
    errors: ['CALENDAR_NOT_FOUND'],
  })
  @Post(':id/refresh')
  @HttpCode(200)
  async refresh(
    @PathParam('id', calendarId) id: string,
    @ParsedBody(refreshCalendarBodySchema) { freeDays }: Parsed<typeof refreshCalendarBodySchema>,
    @RequestLocale() locale: Locale,
  ): Promise<CalendarView> {
    return calendarView(await this.rpc.call(refreshCalendar, { id, freeDays }), locale);
  }

  @ApiOperation(calendarViewSchema, {
    summary: 'Frees the nights of an event that cannot be read, until it changes',
    errors: ['CALENDAR_NOT_FOUND', 'CALENDAR_EVENT_NOT_FOUND'],
  })
  @Post(':id/free-nights')
  @HttpCode(200)
  async freeNights(
    @PathParam('id', calendarId) id: string,
    @ParsedBody(unreadableEventSchema) { key }: Parsed<typeof unreadableEventSchema>,
    @RequestLocale() locale: Locale,
  ): Promise<CalendarView> {
    return calendarView(await this.rpc.call(freeCalendarNights, { id, key }), locale);
  }

  @ApiOperation(removeCalendar.response, {
    summary: 'Removes a calendar and frees its days',
    errors: ['CALENDAR_NOT_FOUND'],
  })
  @Delete(':id')
  remove(@PathParam('id', calendarId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeCalendar, { id });
  }
}
