import i18n from 'i18next';
import { namespaces } from '@web/testing/namespaces';
import type { Namespace } from './text-files';

/** English texts on which other programs and people rely word for word. */
const quoted = {
  'common:loading': 'Loading...',
  'common:nav.myRequests': 'My Requests',
  'common:gate.submit': 'Check Password',
  'common:gate.checking': 'Checking...',
  'common:gate.incorrect': 'Incorrect password',
  'common:gate.failed': 'Error checking password',
  'common:footer.poweredBy': 'Powered by',
  'common:footer.admin': 'Admin',
  'rules:EMAIL_REQUIRED': 'Email is required',
  'rules:EMAIL_INVALID': 'Please enter a valid email address',
  'rules:NAME_REQUIRED': 'Name is required',
  'rules:NAME_TOO_SHORT': 'Name must be at least 2 characters',
  'rules:DATES_REQUIRED': 'Please select dates for your booking',
  'home:refused.notValid': 'Selected dates are not valid',
  'rules:MAX_CONSECUTIVE_DAYS': 'Maximum 2 consecutive days allowed',
  'rules:MAX_ADVANCE_DAYS': 'Cannot book more than 2 days in advance',
  'rules:DATES_UNAVAILABLE': 'Some dates in this range are not available',
  'home:refused.title': 'Booking error',
  'home:refused.accessDenied': 'Access denied',
  'home:refused.failed': 'Failed to submit booking request',
  'admin-login:failed': 'Failed to send access link',
  'admin-login:sent.again': 'Use different email',
  'admin-access:granted.title': 'Access granted',
  'admin-access:denied.title': 'Access denied',
  'admin-access:denied.text': 'Invalid or expired access link.',
  'admin-access:denied.unverified': 'Verification failed',
  'status:error.title': 'Error Loading Requests',
  'status:error.text': 'Failed to load requests',
  'status:empty.title': 'No Requests Found',
  'confirm:booked.title': 'Booking Confirmed!',
  'confirm:failed.title': 'Confirmation failed',
  'confirm:failed.text': 'There was an error confirming your booking. The link may be expired or invalid.',
  'admin:dashboard.active': 'Active Requests',
  'admin:dashboard.pending': 'Pending Approval',
  'errors:APPROVAL_CONFLICT': 'Cannot approve: conflicts with already approved booking',
  'admin:bookings.approve': 'Approve',
  'admin:bookings.decline': 'Decline',
  'admin:bookings.noActions': 'No actions',
  'admin:bookings.noMessage': 'No message',
  'admin:bookings.past': 'Past booking',
  'admin:bookings.unknown': 'Unknown',
  'common:cancel': 'Cancel',
  'admin:cancelDialog.confirm': 'Confirm Cancellation',
  'admin:cancelDialog.busy': 'Cancelling...',
  'admin:admins.addFailed': 'Failed to add admin',
  'admin:removeAdmin.failed': 'Failed to remove admin',
  'admin:general.failed': 'Failed to save settings',
  'admin:image.uploadFailed': 'Failed to upload image',
  'admin:image.removeFailed': 'Failed to remove image',
  'admin:availability.blockFailed': 'Failed to block dates',
  'admin:blockedDays.failed': 'Failed to fetch blocked dates',
  'admin:blockedDays.removeFailed': 'Failed to remove blocked date',
  'admin:whitelist.toggleFailed': 'Failed to update whitelist setting',
  'admin:whitelist.addFailed': 'Failed to add email address',
  'admin:statistics.failed': 'Failed to load guest statistics',
  'common:failure.title': 'Failed to load data',
} as const;

beforeAll(() => i18n.loadNamespaces(namespaces));
beforeAll(() => i18n.changeLanguage('en'));

it.each(Object.entries(quoted))('contain %s word for word', (key, text) => {
  const [namespace, name] = key.split(':') as [Namespace, string];
  const t = i18n.getFixedT('en', namespace) as (key: string, values: object) => string;
  expect(t(name, { count: 2, reason: t('failed.reason', {}) })).toBe(text);
});
