import type { germanTexts } from './de';

const wasNotYou = 'Was this not you? Then simply ignore this message.';

export const englishTexts: typeof germanTexts = {
  poweredBy: 'Powered by Hearthstay',
  greeting: (name) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  stayPreview: (property, range) => `${property}: ${range}`,
  facts: {
    arrival: 'Arrival',
    departure: 'Departure',
    duration: 'Duration',
    guest: 'Guest',
    email: 'E-mail',
    phone: 'Phone',
    arrivalTime: 'Arriving at',
    guests: 'Guests',
    total: 'Total',
    deposit: 'Deposit',
  },
  adultCount: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
  childCount: (count: number) => (count === 1 ? '1 child' : `${count} children`),
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  quoted: {
    message: 'Message',
    noMessage: 'No message',
    cancellation: 'Your hosts’ reason',
    price: 'Your hosts about the price',
  },
  payment: {
    heading: 'How to pay',
    deposit: 'Deposit',
    balance: 'Balance',
    toPay: 'To pay',
    dueBy: (amount, day) => `${amount} by ${day}`,
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    withoutAccount: 'Your hosts will tell you where to pay.',
    codeCaption: (amount) =>
      `Or scan this code with your bank’s app. It fills in a transfer of ${amount}, which you still have to approve.`,
    codeAlt: (reference) => `QR code for a transfer with the reference ${reference}`,
  },
  link: {
    hint: 'Or open this link:',
    hintUntil: (day) => `Or open this link. It is valid until ${day}:`,
    validUntil: (day) => `The link is valid until ${day}.`,
    hintForMinutes: (count) => `Or open this link. It is valid for ${count === 1 ? '1 minute' : `${count} minutes`}:`,
    validForMinutes: (count) => `The link is valid for ${count === 1 ? '1 minute' : `${count} minutes`}.`,
  },
  received: {
    subject: (range) => `Please confirm your request: ${range}`,
    heading: 'Please confirm your request',
    intro:
      'Thank you for your request. Please confirm that it came from you. Then your hosts will know and answer by e-mail.',
    action: 'Confirm request',
    closing: 'Nothing is booked yet. You can see how all your requests stand <link>in your overview</link>.',
  },
  approved: {
    heading: 'Your request is approved',
    intro: 'Your hosts have said yes. Please confirm now that you are coming. Only then is it booked.',
    action: 'Confirm booking',
    closing:
      'The event for your calendar is attached. You can see how all your requests stand <link>in your overview</link>.',
  },
  declined: {
    heading: 'Sorry, not possible',
    intro: 'Sadly, your hosts cannot have you on these days. Perhaps other days will work?',
    action: 'See other days',
  },
  confirmed: {
    heading: 'Your booking is confirmed',
    intro: 'Your days are fixed and your hosts know. See you soon!',
    action: 'See my requests',
    closing: 'The event for your calendar is attached.',
  },
  cancelled: {
    heading: 'Your booking was cancelled',
    intro: 'Sadly, your hosts had to cancel this booking. The days are no longer reserved for you.',
    action: 'See other days',
    closing: 'Is it in your calendar already? The attached file takes it out again.',
  },
  guestAccess: {
    heading: 'The link to your requests',
    intro: 'This link shows you how your requests stand.',
    action: 'See my requests',
    toConfirm: (range) => `Your request for ${range} is waiting for you: <link>confirm it now</link>.`,
    closing: 'Please do not pass the link on: whoever has it can see and confirm your requests.',
  },
  newRequest: {
    subject: (name, range) => `New request: ${name}, ${range}`,
    heading: 'New request',
    intro: 'A guest has confirmed their request and is waiting for your answer.',
    action: 'Decide now',
  },
  bookingConfirmed: {
    subject: (name, range) => `Booking confirmed: ${name}, ${range}`,
    heading: 'Booking confirmed',
    intro: 'The guest has confirmed that they are coming. The days are booked.',
    action: 'Open the admin panel',
  },
  calendarConflicts: {
    withBookings: {
      subject: (calendar, range) => `Taken twice: ${calendar}, ${range}`,
      heading: 'Taken twice',
      intro: (calendar) =>
        `“${calendar}” says that nights are taken which are already booked here. Please look there to see who has booked: only if it is another guest do you have to cancel with one of the two.`,
    },
    betweenCalendars: {
      subject: (calendar, range) => `Taken in two calendars: ${calendar}, ${range}`,
      heading: 'Taken in two calendars',
      intro: (calendar) =>
        `“${calendar}” and another calendar say that the same nights are taken. It may be one and the same booking if the platforms are also linked with each other; then there is nothing to do. Please look at both to see who has booked.`,
    },
    maybeSame: (names) => `${names}, maybe the same booking`,
    unnamed: 'a guest without a name',
    more: 'Also',
    moreRanges: (count) => (count === 1 ? '1 more period' : `${count} more periods`),
    action: 'See the calendars',
  },
  calendarUnreadable: {
    subject: (calendar) => `Calendar cannot be read: ${calendar}`,
    heading: 'A calendar cannot be read',
    intro: (calendar) =>
      `“${calendar}” can no longer be read. What was booked there since is not known here. The days that were known until then stay taken.`,
    calendar: 'Calendar',
    since: 'Since',
    action: 'See the calendars',
    closing: 'The admin panel says why. This message comes once.',
  },
  adminAccess: {
    heading: 'Your admin link',
    intro: 'This link signs you in to the admin panel. You need no password.',
    action: 'Open the admin panel',
    closing: 'Please do not pass the link on: whoever has it can manage everything.',
  },
  security: {
    by: 'By',
    byOperator: 'the operator of the program',
    at: 'On',
    action: 'Open the admin panel',
    reason: 'You are receiving this message because you use the admin panel or have used it.',
  },
  adminAdded: {
    subject: (email) => `New admin: ${email}`,
    heading: 'There is a new admin',
    intro: (email) => `${email} can now manage requests, calendars and settings.`,
    closing: 'You do not know this address? Then please remove it in the settings right away.',
  },
  adminRemoved: {
    subject: (email) => `Admin removed: ${email}`,
    heading: 'An admin was removed',
    intro: (email) => `${email} can no longer sign in to the admin panel.`,
    closing: 'You did not agree on this? Then please ask right away.',
  },
  sitePassword: {
    set: {
      heading: 'The site has a password now',
      intro: (property) => `Guests now need a password for “${property}”.`,
    },
    changed: {
      heading: 'The password of the site was changed',
      intro: (property) => `Guests now need another password for “${property}”.`,
    },
    removed: {
      heading: 'The password of the site was removed',
      intro: (property) => `“${property}” is now open to everybody without a password.`,
    },
    closing: 'You did not agree on this? Then please check the settings right away.',
  },
  reason: {
    request: (property, day) =>
      `You are receiving this message because a request for “${property}” was made with this address on ${day}. ${wasNotYou}`,
    guestAccess: (property, day) =>
      `You are receiving this message because the link to the requests for “${property}” was asked for with this address on ${day}. ${wasNotYou}`,
    admin: (property) => `You are receiving this message because you manage “${property}”.`,
    adminAccess: `You are receiving this message because an admin link was asked for with this address. ${wasNotYou}`,
  },
  calendar: {
    filename: 'stay.ics',
    toBeConfirmed: 'Your hosts have said yes. It is booked once you have confirmed it.',
    confirmed: 'Your booking is confirmed.',
    cancelled: 'Your booking was cancelled.',
  },
};
