import type { Locale } from '@hearthstay/contracts';

/** Texts of the mailbox pages. */
export const words = {
  de: {
    title: 'Postfach',
    why: 'Es ist kein Mailserver eingestellt. Darum bleiben alle E-Mails hier, und nur an diesem Rechner sind sie zu sehen.',
    empty: 'Noch keine E-Mails.',
    back: 'Alle E-Mails',
    to: 'An',
    asText: 'Als reiner Text',
    attachments: 'Anhänge',
  },
  en: {
    title: 'Mailbox',
    why: 'No mail server is set up. So all e-mails stay here, and only people at this machine can see them.',
    empty: 'No e-mails yet.',
    back: 'All e-mails',
    to: 'To',
    asText: 'As plain text',
    attachments: 'Attachments',
  },
} satisfies Record<Locale, Record<string, string>>;
