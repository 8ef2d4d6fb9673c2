import type { Locale } from '@hearthstay/contracts';

export interface Fact {
  label: string;
  value: string;
  /** Arrival and departure are what an e-mail is read for. */
  isLarge: boolean;
}

export interface EmailAction {
  label: string;
  url: string;
  /** What stands above the plain link under the button. */
  hint: string;
  /** Until when the link is valid, as a sentence for readers who see no button; absent when it is for ever. */
  validity?: string;
}

/** What an e-mail says, in the order in which it is read. HTML and plain text are made of the same. */
export interface EmailContent {
  locale: Locale;
  /** Whom it comes from: the property, or the product where no property is known. */
  brand: string;
  subject: string;
  /** What a mail client's list shows after the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  intro: string;
  facts: Fact[];
  /** What a person wrote, word for word. */
  quote?: { label: string; text: string };
  action: EmailAction;
  /** A last sentence; what stands in `<link>…</link>` leads to `url`. */
  closing?: { sentence: string; url?: string };
  /** Why the reader gets this. */
  reason: string;
}
