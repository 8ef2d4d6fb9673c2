import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';

it.each([
  [admin.dashboard.active, 'Active Requests'],
  [admin.dashboard.pending, 'Pending Approval'],
  [admin.bookings.approvalConflict, 'Cannot approve: conflicts with already approved booking'],
  [admin.bookings.approve, 'Approve'],
  [admin.bookings.decline, 'Decline'],
  [admin.bookings.noActions, 'No actions'],
  [admin.bookings.noMessage, 'No message'],
  [admin.bookings.past, 'Past booking'],
  [admin.bookings.unknown, 'Unknown'],
  [common.cancel, 'Cancel'],
  [admin.cancelDialog.confirm, 'Confirm Cancellation'],
  [admin.cancelDialog.busy, 'Cancelling...'],
  [admin.admins.addFailed, 'Failed to add admin'],
  [admin.removeAdmin.failed, 'Failed to remove admin'],
  [admin.general.failed, 'Failed to save settings'],
  [admin.image.uploadFailed, 'Failed to upload image'],
  [admin.image.removeFailed, 'Failed to remove image'],
  [admin.availability.blockFailed, 'Failed to block dates'],
  [admin.blockedDays.failed, 'Failed to fetch blocked dates'],
  [admin.blockedDays.removeFailed, 'Failed to remove blocked date'],
  [admin.whitelist.toggleFailed, 'Failed to update whitelist setting'],
  [admin.whitelist.addFailed, 'Failed to add email address'],
  [admin.statistics.failed, 'Failed to load guest statistics'],
  [common.failure.title, 'Failed to load data'],
])('says "%s" as the specification quotes it (sections 2, 4 and 8)', (text, quoted) => expect(text).toBe(quoted));
