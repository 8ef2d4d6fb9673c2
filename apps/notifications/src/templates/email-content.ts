import type { Locale } from '@hearthstay/contracts';

export interface Fact {
  label: string;
  value: string;
  /** Arrival and departure, the main content of most e-mails. */
  isLarge: boolean;
  /** A line below the value. */
  note?: string;
}

export interface EmailAction {
  label: string;
  url: string;
  /** The text above the plain link under the button. */
  hint: string;
  /** The validity of the link, as a sentence; absent for a link without expiry. */
  validity?: string;
}

/** The payment of a stay. */
export interface PaymentContent {
  heading: string;
  /** What is due, and until when. */
  due: Fact[];
  /** The account and the reference; without an account, a sentence on where to find it. */
  account: Fact[] | string;
  /** A QR code from which a banking app fills in the transfer. */
  code?: { cid: string; alt: string; caption: string };
}

/** The content of an e-mail, in reading order. HTML and plain text are rendered from the same content. */
export interface EmailContent {
  locale: Locale;
  /** The sender's name: the property, or the product if the property is not named. */
  brand: string;
  subject: string;
  /** The preview text that mail clients show after the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  /** Paragraphs are separated by an empty line. The address of the action is a link there, too. */
  intro: string;
  facts: Fact[];
  /** Where the house is. */
  map?: { label: string; url: string };
  /** What opens the door, in a box of its own. */
  doorCode?: { label: string; code: string };
  /** A quotation of a person, unchanged. */
  quote?: { label: string; text: string };
  action: EmailAction;
  payment?: PaymentContent;
  /** The closing sentence; the text in `<link>…</link>` links to `url`. */
  closing?: { sentence: string; url?: string };
  /** The reason for the e-mail. */
  reason: string;
}
