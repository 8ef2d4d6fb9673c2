import type { Rules } from './de';

export const rules: Rules = {
  PHONE_REQUIRED: 'Phone number is required',
  PHONE_INVALID: 'Please enter a valid phone number: 5 to 30 characters, only digits, spaces and + - ( ) / .',
  ARRIVAL_TIME_REQUIRED: 'Time of arrival is required',
  ARRIVAL_TIME_INVALID: 'Please enter a time, such as 16:30',
  NAME_REQUIRED: 'Name is required',
  NAME_TOO_SHORT: 'Name must be at least {{nameMin}} characters',
  NAME_TOO_LONG: 'Name must be at most {{nameMax}} characters',
  EMAIL_REQUIRED: 'Email is required',
  EMAIL_INVALID: 'Please enter a valid email address',
  DATES_REQUIRED: 'Please select dates for your booking',
  MAX_CONSECUTIVE_DAYS: 'Maximum {{count}} consecutive days allowed',
  MAX_CONSECUTIVE_DAYS_one: 'Maximum {{count}} consecutive day allowed',
  MAX_NIGHTS: 'Maximum {{count}} consecutive nights allowed',
  MAX_NIGHTS_one: 'Maximum {{count}} consecutive night allowed',
  MAX_ADVANCE_DAYS: 'Cannot book more than {{count}} days in advance',
  MAX_ADVANCE_DAYS_one: 'Cannot book more than {{count}} day in advance',
  DATES_UNAVAILABLE: 'Some dates in this range are not available',
};
