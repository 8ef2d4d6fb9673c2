import type { Locale } from '@hearthstay/contracts';
import type { StayUnit } from '@hearthstay/stay';
import type { OpenedDecision } from './decisions';
import type { DecideTexts } from './texts';

/** What the page shows beside the request. */
export interface DecidePageState {
  locale: Locale;
  propertyName: string;
  unit: StayUnit;
  timeZone: string;
  /** Whether the admin may still take the decision back. */
  canUndo: boolean;
  /** What was sent last and has not taken effect. */
  attempt?: FailedAttempt | undefined;
  /** Whether a message to the guest has just been sent. */
  isMessageSent?: boolean;
}

/** A form that was refused; what was typed into it is kept. */
export interface FailedAttempt {
  /** A decision, or a message to the guest. */
  kind: 'decision' | 'message';
  /** The reason, as a sentence. */
  refusal: string;
  text: string | undefined;
  declineRivals: boolean;
}

export type PageProps = OpenedDecision & DecidePageState & { t: DecideTexts };

export const bookingPath = ({ request }: OpenedDecision): string => `/admin/bookings/${encodeURIComponent(request.id)}`;
