import type { AvailabilityEntry, Locale, OwnerMessage } from '@hearthstay/contracts';
import type { Day, StayUnit } from '@hearthstay/stay';
import type { OpenedDecision } from './decisions';
import type { FailedAttempt } from './posted-form';
import type { DecideTexts } from './texts';

/** What the page shows beside the request. */
export interface DecidePageState {
  locale: Locale;
  propertyName: string;
  unit: StayUnit;
  timeZone: string;
  /** At the property. */
  today: Day;
  /** Who has or wants days around those of the request. */
  entries: readonly AvailabilityEntry[];
  /** What the guest has written and no owner has read, oldest first; without what could not be loaded. */
  newMessages: readonly OwnerMessage[];
  /** Whether the admin may still take the decision back. */
  canUndo: boolean;
  /** What was sent last and has not taken effect. */
  attempt?: FailedAttempt | undefined;
  /** Whether a message to the guest has just been sent. */
  isMessageSent?: boolean;
}

export type PageProps = OpenedDecision & DecidePageState & { t: DecideTexts };
