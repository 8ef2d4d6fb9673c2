import { Injectable } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access';
import { addDays, type Day } from '@hearthstay/stay';
import type { EmailDraft } from '../jobs/email-job';
import { decidableKinds } from '../templates/email-data';
import { DecisionLinkRepository } from './persistence/decision-link.repository';

type DecidableDraft = Extract<EmailDraft, { kind: (typeof decidableKinds)[number] }>;

const isDecidable = (draft: EmailDraft): draft is DecidableDraft =>
  (decidableKinds as readonly string[]).includes(draft.kind);

/** A day later everywhere, because no time zone is more than 14 hours from UTC. */
const afterDay = (day: Day): Date => new Date(`${addDays(day, 2)}T00:00:00Z`);

/** A request is decided before the guest arrives, a cancellation until the guest leaves. */
const lastDays: Readonly<Record<DecidableDraft['kind'], 'startDate' | 'endDate'>> = {
  'new-request': 'startDate',
  'request-waiting': 'startDate',
  'change-proposed': 'startDate',
  'cancellation-wished': 'endDate',
};

/** A request with its new days; absent in events from before they were told. */
export interface MovedStay {
  requestId: string;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

/**
 * Issues the links by which admins decide from an e-mail, one for each admin and e-mail. A link is stored before the
 * e-mail, so an e-mail that is sent has a valid one; after a duplicate event there is one that nobody gets.
 */
@Injectable()
export class DecisionLinks {
  constructor(private readonly links: DecisionLinkRepository) {}

  /** The e-mail to one admin, with a link of its own if its kind has one. */
  async addTo(draft: EmailDraft, email: string): Promise<EmailDraft> {
    if (!isDecidable(draft)) return draft;
    const { requestId } = draft.data;
    const { token, hash } = createAccessToken();
    const lastDay = lastDays[draft.kind];
    const expiresAt = afterDay(draft.data[lastDay]);
    await this.links.add({ _id: hash, email, requestId, expiresAt, lastDay });
    const data = { ...draft.data, decisionLink: { token, expiresAt: expiresAt.toISOString() } };
    return { ...draft, data } as EmailDraft;
  }

  /**
   * Prolongs the links of a request that has other days now. None ends earlier than its e-mail says, so a repeated
   * event changes nothing.
   */
  async follow({ requestId, startDate, endDate }: MovedStay): Promise<void> {
    if (!startDate || !endDate) return;
    await this.links.extend(requestId, { startDate: afterDay(startDate), endDate: afterDay(endDate) });
  }

  /** Ends the links of everybody who is not an admin any more. */
  async keepOnlyOf(admins: readonly string[]): Promise<void> {
    await this.links.removeOthersThan(admins);
  }
}
