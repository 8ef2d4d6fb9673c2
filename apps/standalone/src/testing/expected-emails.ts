const owner = 'owner@house.example';
const guest = (name: string) => `${name}@mail.example`;

/**
 * Every e-mail of the year in the order in which it is sent: the time that the clocks at the house show, with their
 * offset from UTC, its kind and its recipient.
 */
export const emailsUntilJanuary = [
  `2030-10-01 08 GMT+2 admin-access ${owner}`,
  // Anna asks and confirms; the owner is reminded after a day and after three, and approves.
  `2030-10-01 08 GMT+2 request-received ${guest('anna')}`,
  `2030-10-01 08 GMT+2 new-request ${owner}`,
  `2030-10-02 09 GMT+2 request-waiting ${owner}`,
  `2030-10-04 09 GMT+2 request-waiting ${owner}`,
  `2030-10-04 12 GMT+2 request-approved ${guest('anna')}`,
  `2030-10-04 12 GMT+2 booking-confirmed ${guest('anna')}`,
  `2030-10-04 12 GMT+2 booking-confirmed-for-admins ${owner}`,
  // The rest is due with the deposit, a week after the approval, because the arrival is near.
  `2030-10-08 08 GMT+2 stay-balance ${guest('anna')}`,
  `2030-10-21 09 GMT+2 stay-arrival ${guest('anna')}`,
  `2030-10-26 10 GMT+2 request-received ${guest('ben')}`,
  `2030-10-26 10 GMT+2 new-request ${owner}`,
  // The clocks show two o'clock twice.
  `2030-10-27 02 GMT+2 stay-departure ${guest('anna')}`,
  // A day of 24 hours ends an hour earlier by the clocks.
  `2030-10-27 10 GMT+1 request-waiting ${owner}`,
  `2030-10-27 12 GMT+1 admin-access ${owner}`,
  `2030-10-27 12 GMT+1 offer-made ${guest('ben')}`,
  `2030-10-29 10 GMT+1 offer-accepted ${guest('ben')}`,
  `2030-10-29 10 GMT+1 offer-response ${owner}`,
  `2030-10-30 09 GMT+1 stay-thanks ${guest('anna')}`,
  // Clara does not accept, and the days are free again at the end of the second day.
  `2030-11-05 12 GMT+1 admin-access ${owner}`,
  `2030-11-06 12 GMT+1 offer-made ${guest('clara')}`,
  `2030-11-09 00 GMT+1 proposal-ended ${guest('clara')}`,
  `2030-11-09 00 GMT+1 offer-response ${owner}`,
  `2030-11-09 12 GMT+1 request-received ${guest('emil')}`,
  `2030-11-09 12 GMT+1 new-request ${owner}`,
  `2030-11-09 12 GMT+1 request-approved ${guest('emil')}`,
  `2030-11-09 12 GMT+1 booking-confirmed ${guest('emil')}`,
  `2030-11-09 12 GMT+1 booking-confirmed-for-admins ${owner}`,
  `2030-11-09 12 GMT+1 request-received ${guest('frida')}`,
  `2030-11-09 12 GMT+1 new-request ${owner}`,
  `2030-11-09 12 GMT+1 request-approved ${guest('frida')}`,
  `2030-11-09 12 GMT+1 booking-confirmed ${guest('frida')}`,
  `2030-11-09 12 GMT+1 booking-confirmed-for-admins ${owner}`,
  `2030-11-09 12 GMT+1 booking-entered ${guest('gustav')}`,
  `2030-11-13 08 GMT+1 stay-balance ${guest('hanna')}`,
  `2030-11-13 08 GMT+1 stay-balance ${guest('ida')}`,
  `2030-11-14 08 GMT+1 stay-balance ${guest('jana')}`,
  // After the standstill: the e-mails before Ida's arrival and departure are of no use any more.
  `2030-11-24 12 GMT+1 stay-balance ${guest('karl')}`,
  `2030-11-24 12 GMT+1 stay-arrival ${guest('hanna')}`,
  `2030-11-24 12 GMT+1 stay-thanks ${guest('ida')}`,
  `2030-11-28 08 GMT+1 stay-balance ${guest('emil')}`,
  `2030-11-28 09 GMT+1 stay-arrival ${guest('jana')}`,
  `2030-11-29 02 GMT+1 stay-departure ${guest('hanna')}`,
  `2030-11-29 12 GMT+1 admin-access ${owner}`,
  `2030-12-02 09 GMT+1 stay-thanks ${guest('hanna')}`,
  `2030-12-03 08 GMT+1 stay-balance ${guest('frida')}`,
  `2030-12-04 02 GMT+1 stay-departure ${guest('jana')}`,
  `2030-12-05 12 GMT+1 booking-moved ${guest('emil')}`,
  `2030-12-05 12 GMT+1 booking-cancelled ${guest('frida')}`,
  `2030-12-07 08 GMT+1 stay-balance ${guest('mara')}`,
  // One is noted before the crash, the other one after it.
  `2030-12-07 09 GMT+1 stay-thanks ${guest('jana')}`,
  `2030-12-07 09 GMT+1 stay-arrival ${guest('karl')}`,
  `2030-12-13 02 GMT+1 stay-departure ${guest('karl')}`,
  `2030-12-13 08 GMT+1 stay-balance ${guest('ben')}`,
  `2030-12-13 09 GMT+1 stay-arrival ${guest('emil')}`,
  `2030-12-16 09 GMT+1 stay-thanks ${guest('karl')}`,
  `2030-12-18 02 GMT+1 stay-departure ${guest('emil')}`,
  `2030-12-21 08 GMT+1 stay-balance ${guest('gustav')}`,
  `2030-12-21 09 GMT+1 stay-thanks ${guest('emil')}`,
  `2030-12-22 12 GMT+1 admin-access ${owner}`,
  // Mara is not told of the move, and gets no e-mail before the former arrival.
  `2030-12-23 09 GMT+1 stay-arrival ${guest('mara')}`,
  `2030-12-27 02 GMT+1 stay-departure ${guest('mara')}`,
  `2030-12-27 09 GMT+1 stay-arrival ${guest('ben')}`,
  `2030-12-30 09 GMT+1 stay-thanks ${guest('mara')}`,
  `2030-12-31 08 GMT+1 request-received ${guest('lena')}`,
  `2030-12-31 08 GMT+1 new-request ${owner}`,
  `2031-01-01 09 GMT+1 request-waiting ${owner}`,
  `2031-01-02 02 GMT+1 stay-departure ${guest('ben')}`,
  `2031-01-03 09 GMT+1 request-waiting ${owner}`,
  `2031-01-04 09 GMT+1 stay-arrival ${guest('gustav')}`,
  `2031-01-05 09 GMT+1 stay-thanks ${guest('ben')}`,
  `2031-01-10 02 GMT+1 stay-departure ${guest('gustav')}`,
  `2031-01-13 09 GMT+1 stay-thanks ${guest('gustav')}`,
  `2031-01-19 00 GMT+1 request-expired ${guest('lena')}`,
  `2031-01-20 00 GMT+1 admin-access ${owner}`,
];

export const emailsFromJanuary = [
  `2031-01-20 12 GMT+1 request-received ${guest('dora')}`,
  `2031-01-20 12 GMT+1 new-request ${owner}`,
  `2031-01-20 12 GMT+1 request-approved ${guest('dora')}`,
  `2031-01-20 12 GMT+1 booking-confirmed ${guest('dora')}`,
  `2031-01-20 12 GMT+1 booking-confirmed-for-admins ${owner}`,
  `2031-03-24 09 GMT+1 stay-arrival ${guest('dora')}`,
  // The clocks skip two o'clock.
  `2031-03-30 03 GMT+2 stay-departure ${guest('dora')}`,
  `2031-04-02 09 GMT+2 stay-thanks ${guest('dora')}`,
  `2031-06-05 12 GMT+2 admin-access ${owner}`,
  `2031-06-14 08 GMT+2 stay-balance ${guest('olga')}`,
  `2031-06-28 09 GMT+2 stay-arrival ${guest('olga')}`,
  `2031-07-04 02 GMT+2 stay-departure ${guest('olga')}`,
  `2031-07-07 09 GMT+2 stay-thanks ${guest('olga')}`,
  `2031-10-01 00 GMT+2 admin-access ${owner}`,
];

/** The beginning of the hour of an e-mail as it is written above. */
export const timeOf = (email: string): Date => {
  const [, day, hour, offset = 0] = /^(\S+) (\d+) GMT\+(\d)/.exec(email) ?? [];
  return new Date(`${day}T${hour}:00+0${offset}:00`);
};
