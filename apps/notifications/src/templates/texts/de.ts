const wasNotYou = 'Waren Sie das nicht? Dann ignorieren Sie diese Nachricht einfach.';

// The property's name is used only where it needs no declension, and in quotes within a sentence.
export const germanTexts = {
  poweredBy: 'Läuft mit Hearthstay',
  greeting: (name: string) => `Guten Tag ${name},`,
  greetingWithoutName: 'Guten Tag,',
  stayPreview: (property: string, range: string) => `${property}: ${range}`,
  facts: {
    arrival: 'Anreise',
    departure: 'Abreise',
    duration: 'Dauer',
    guests: 'Gäste',
    total: 'Gesamtpreis',
    deposit: 'Davon Anzahlung',
    guest: 'Gast',
    email: 'E-Mail',
    phone: 'Telefon',
    arrivalTime: 'Ankunft um',
  },
  adultCount: (count: number) => (count === 1 ? '1 Erwachsener' : `${count} Erwachsene`),
  childCount: (count: number) => (count === 1 ? '1 Kind' : `${count} Kinder`),
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  nights: (count: number) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  quoted: {
    message: 'Nachricht',
    noMessage: 'Keine Nachricht',
    cancellation: 'Grund der Gastgeber',
    price: 'Ihre Gastgeber zum Preis',
  },
  payment: {
    heading: 'So bezahlen Sie',
    deposit: 'Anzahlung',
    balance: 'Rest',
    toPay: 'Zu zahlen',
    dueBy: (amount: string, day: string) => `${amount} bis ${day}`,
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    withoutAccount: 'Wohin Sie bezahlen, sagen Ihnen Ihre Gastgeber.',
    codeCaption: (amount: string) =>
      `Oder scannen Sie diesen Code mit der App Ihrer Bank. Sie füllt eine Überweisung von ${amount} aus, die Sie noch freigeben.`,
    codeAlt: (reference: string) => `QR-Code für eine Überweisung mit dem Verwendungszweck ${reference}`,
  },
  link: {
    hint: 'Oder öffnen Sie diesen Link:',
    hintUntil: (day: string) => `Oder öffnen Sie diesen Link. Er gilt bis ${day}:`,
    validUntil: (day: string) => `Der Link gilt bis ${day}.`,
    hintForMinutes: (count: number) =>
      `Oder öffnen Sie diesen Link. Er gilt ${count === 1 ? '1 Minute' : `${count} Minuten`}:`,
    validForMinutes: (count: number) => `Der Link gilt ${count === 1 ? '1 Minute' : `${count} Minuten`}.`,
  },
  received: {
    subject: (range: string) => `Bitte bestätigen Sie Ihre Anfrage: ${range}`,
    heading: 'Bitte bestätigen Sie Ihre Anfrage',
    intro:
      'vielen Dank für Ihre Anfrage. Bitte bestätigen Sie noch, dass sie von Ihnen kommt. Dann wissen Ihre Gastgeber Bescheid und antworten per E-Mail.',
    action: 'Anfrage bestätigen',
    closing: 'Noch ist nichts gebucht. Den Stand aller Anfragen sehen Sie <link>in Ihrer Übersicht</link>.',
  },
  approved: {
    heading: 'Ihre Anfrage ist genehmigt',
    intro:
      'Ihre Gastgeber haben zugesagt. Bitte bestätigen Sie jetzt noch, dass Sie kommen. Erst damit ist die Buchung fest.',
    action: 'Buchung bestätigen',
    closing:
      'Im Anhang liegt der Termin für Ihren Kalender. Den Stand aller Anfragen sehen Sie <link>in Ihrer Übersicht</link>.',
  },
  declined: {
    heading: 'Leider nicht möglich',
    intro: 'Ihre Gastgeber können Sie an diesen Tagen leider nicht aufnehmen. Vielleicht passt es an anderen Tagen?',
    action: 'Andere Tage ansehen',
  },
  confirmed: {
    heading: 'Ihre Buchung ist fest',
    intro: 'Ihre Tage stehen fest, und Ihre Gastgeber wissen Bescheid. Bis bald!',
    action: 'Meine Anfragen ansehen',
    closing: 'Im Anhang liegt der Termin für Ihren Kalender.',
  },
  cancelled: {
    heading: 'Ihre Buchung wurde storniert',
    intro: 'Ihre Gastgeber mussten diese Buchung leider stornieren. Die Tage sind nicht mehr für Sie reserviert.',
    action: 'Andere Tage ansehen',
    closing: 'Steht der Termin schon in Ihrem Kalender? Die Datei im Anhang nimmt ihn wieder heraus.',
  },
  guestAccess: {
    heading: 'Ihr Link zu Ihren Anfragen',
    intro: 'mit diesem Link sehen Sie, wie es um Ihre Anfragen steht.',
    action: 'Meine Anfragen ansehen',
    toConfirm: (range: string) => `Ihre Anfrage für ${range} wartet auf Sie: <link>Jetzt bestätigen</link>.`,
    closing: 'Bitte geben Sie den Link nicht weiter: Wer ihn hat, kann Ihre Anfragen sehen und bestätigen.',
  },
  newRequest: {
    subject: (name: string, range: string) => `Neue Anfrage: ${name}, ${range}`,
    heading: 'Neue Anfrage',
    intro: 'Ein Gast hat seine Anfrage bestätigt und wartet auf Ihre Antwort.',
    action: 'Jetzt entscheiden',
  },
  bookingConfirmed: {
    subject: (name: string, range: string) => `Buchung bestätigt: ${name}, ${range}`,
    heading: 'Buchung bestätigt',
    intro: 'Der Gast hat bestätigt, dass er kommt. Die Tage sind fest gebucht.',
    action: 'Verwaltung öffnen',
  },
  calendarConflicts: {
    withBookings: {
      subject: (calendar: string, range: string) => `Doppelt belegt: ${calendar}, ${range}`,
      heading: 'Doppelt belegt',
      intro: (calendar: string) =>
        `„${calendar}“ meldet Nächte als belegt, die hier schon gebucht sind. Bitte sehen Sie dort nach, wer gebucht hat: Nur wenn es ein anderer Gast ist, müssen Sie einem von beiden absagen.`,
    },
    /** Linked platforms may show one and the same booking, so nothing here may lead to its cancellation. */
    betweenCalendars: {
      subject: (calendar: string, range: string) => `In zwei Kalendern belegt: ${calendar}, ${range}`,
      heading: 'In zwei Kalendern belegt',
      intro: (calendar: string) =>
        `„${calendar}“ und ein anderer Kalender melden dieselben Nächte als belegt. Das kann ein und dieselbe Buchung sein, wenn die Portale auch untereinander verbunden sind; dann müssen Sie nichts tun. Bitte sehen Sie bei beiden nach, wer gebucht hat.`,
    },
    maybeSame: (names: string) => `${names}, vielleicht dieselbe Buchung`,
    unnamed: 'ein Gast ohne Namen',
    more: 'Außerdem',
    moreRanges: (count: number) => (count === 1 ? '1 weiterer Zeitraum' : `${count} weitere Zeiträume`),
    action: 'Kalender ansehen',
  },
  calendarUnreadable: {
    subject: (calendar: string) => `Kalender nicht lesbar: ${calendar}`,
    heading: 'Ein Kalender ist nicht lesbar',
    intro: (calendar: string) =>
      `„${calendar}“ lässt sich nicht mehr lesen. Was dort seitdem gebucht wurde, ist hier nicht bekannt. Die Tage, die bis dahin bekannt waren, bleiben belegt.`,
    calendar: 'Kalender',
    since: 'Seit',
    action: 'Kalender ansehen',
    closing: 'In der Verwaltung steht der Grund. Diese Nachricht kommt einmal.',
  },
  adminAccess: {
    heading: 'Ihr Link zur Verwaltung',
    intro: 'mit diesem Link melden Sie sich in der Verwaltung an. Ein Passwort brauchen Sie nicht.',
    action: 'Verwaltung öffnen',
    closing: 'Bitte geben Sie den Link nicht weiter: Wer ihn hat, kann alles verwalten.',
  },
  security: {
    by: 'Von',
    byOperator: 'dem Betreiber des Programms',
    at: 'Am',
    action: 'Verwaltung öffnen',
    reason: 'Sie erhalten diese Nachricht, weil Sie die Verwaltung nutzen oder genutzt haben.',
  },
  adminAdded: {
    subject: (email: string) => `Neuer Zugang zur Verwaltung: ${email}`,
    heading: 'Neuer Zugang zur Verwaltung',
    intro: (email: string) => `${email} kann jetzt Anfragen, Kalender und Einstellungen verwalten.`,
    closing: 'Kennen Sie diese Adresse nicht? Dann entfernen Sie den Zugang bitte gleich in den Einstellungen.',
  },
  adminRemoved: {
    subject: (email: string) => `Zugang zur Verwaltung entfernt: ${email}`,
    heading: 'Zugang zur Verwaltung entfernt',
    intro: (email: string) => `${email} kann sich nicht mehr in der Verwaltung anmelden.`,
    closing: 'War das nicht abgesprochen? Dann fragen Sie bitte gleich nach.',
  },
  sitePassword: {
    set: {
      heading: 'Die Seite hat jetzt ein Passwort',
      intro: (property: string) => `Gäste brauchen für „${property}“ jetzt ein Passwort.`,
    },
    changed: {
      heading: 'Das Passwort der Seite wurde geändert',
      intro: (property: string) => `Gäste brauchen für „${property}“ jetzt ein anderes Passwort.`,
    },
    removed: {
      heading: 'Das Passwort der Seite wurde entfernt',
      intro: (property: string) => `„${property}“ ist jetzt ohne Passwort für alle offen.`,
    },
    closing: 'War das nicht abgesprochen? Dann sehen Sie bitte gleich in den Einstellungen nach.',
  },
  reason: {
    request: (property: string, day: string) =>
      `Sie erhalten diese Nachricht, weil mit dieser Adresse am ${day} eine Anfrage für „${property}“ gestellt wurde. ${wasNotYou}`,
    guestAccess: (property: string, day: string) =>
      `Sie erhalten diese Nachricht, weil am ${day} für diese Adresse der Link zu den Anfragen für „${property}“ angefordert wurde. ${wasNotYou}`,
    admin: (property: string) => `Sie erhalten diese Nachricht, weil Sie „${property}“ verwalten.`,
    adminAccess: `Sie erhalten diese Nachricht, weil für diese Adresse ein Link zur Verwaltung angefordert wurde. ${wasNotYou}`,
  },
  calendar: {
    filename: 'Aufenthalt.ics',
    toBeConfirmed: 'Ihre Gastgeber haben zugesagt. Die Buchung ist fest, sobald Sie sie bestätigt haben.',
    confirmed: 'Ihre Buchung ist fest.',
    cancelled: 'Ihre Buchung wurde storniert.',
  },
};
