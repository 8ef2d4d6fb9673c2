import { Inject, Injectable } from '@nestjs/common';
import type { RequestAction } from '@hearthstay/contracts';
import { modelToken } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model, QueryFilter } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import type { Change } from '../domain/change';
import { endOf, type StoredProposal } from '../domain/proposal';
import { undoSeconds, type Restorable, type UndoableDecision } from '../domain/undoable-decision';
import { fromDocument, requestModel, requestOutbox, type RequestDocument } from './request.schema';

const decisions: readonly RequestAction[] = ['approved', 'declined', 'cancelled', 'moved', 'change-accepted'];

/** The fields of a request whose events are not held. */
export const notHeld = { undoable: null, outboxHeldUntil: null } as const;

interface ChangeOptions {
  /** The former days, guests and price, for the history. */
  before?: Partial<UndoableDecision['before']>;
  /** What an undoing brings back besides the status; `undefined` for a field that it removes. */
  restored?: Partial<Restorable>;
  /** The open offer that ends with the change, if it holds days. */
  heldOffer?: StoredProposal | undefined;
  unset?: Partial<Record<'moving' | 'cancellationWish' | 'proposal' | 'priceNote', 1>>;
  /** The claims by which the request has no days from now on: whoever needs one of them can take it. */
  revoked?: string[];
  /** The values that the history records for a change that keeps the status. */
  recorded?: Record<string, unknown>;
  /** The proposal that ends with the change, which has its own entry in the history, before that of the change. */
  ended?: { action: RequestAction; proposal: StoredProposal } | undefined;
}

/** Changes of the days or the status of a request. */
@Injectable()
export class RequestChanges {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    @Inject(requestOutbox) private readonly relay: OutboxRelay,
    @Inject(undoSeconds) private readonly undoSeconds: number,
  ) {}

  /**
   * Changes a request that is in the given state, in one atomic update with its event, its command and its entry in the
   * history. @returns `null` when it is not in that state
   */
  async apply(
    from: QueryFilter<RequestDocument> & Pick<RequestDocument, '_id' | 'status'>,
    changed: Partial<RequestDocument>,
    action: RequestAction,
    { at, event, note }: Change,
    { before, restored = before, heldOffer, unset, revoked = [], recorded, ended }: ChangeOptions = {},
  ): Promise<StoredRequest | null> {
    const command = { id: currentCommandId(), at, status: changed.status ?? from.status };
    const values = before ? valuesBefore(changed, before) : null;
    const entry = historyEntry(action, {
      at,
      ...(values ? { before: values.after, after: values.before } : statusesOf(from, changed, note)),
      ...(recorded && { after: withoutEmpty(recorded) }),
    });
    const ends = ended && historyEntry(ended.action, { at, after: withoutEmpty(endOf(ended.proposal)) });
    const document = await this.requests
      .findOneAndUpdate(
        from,
        {
          $set: {
            ...changed,
            updatedAt: at,
            ...this.holdAfter(
              action,
              { ...formerValues({ status: from.status, ...restored }), heldOffer },
              { at, event },
            ),
          },
          ...(unset && { $unset: unset }),
          $push: {
            ...(event && { outbox: event }),
            commands: command,
            history: ends ? { $each: [ends, entry] } : entry,
          },
          ...(revoked.length > 0 && { $addToSet: { revokedClaims: { $each: revoked } } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!document) return null;
    this.relay.notify(from._id);
    return fromDocument(document);
  }

  /**
   * Holds the events of a request while its latest change is a decision that can be undone. Later events wait, too,
   * because e-mails about a request arrive in the order of its changes.
   */
  private holdAfter(
    action: RequestAction,
    { heldOffer, ...former }: FormerState,
    { at, event }: Change,
  ): Pick<RequestDocument, 'undoable' | 'outboxHeldUntil'> {
    if (this.undoSeconds === 0 || !decisions.includes(action)) return notHeld;
    const until = new Date(at.getTime() + this.undoSeconds * 1_000);
    const held = heldOffer && { heldOffer };
    const decision = { eventId: event?.id ?? null, ...former, ...held, by: currentActor(), until };
    return { undoable: decision, outboxHeldUntil: until };
  }
}

/** What an undoing needs to know of the state before. */
type FormerState = Pick<UndoableDecision, 'before' | 'added'> & Pick<ChangeOptions, 'heldOffer'>;

/** The database does not keep fields without a value, so those are listed. */
const formerValues = (restored: UndoableDecision['before']): Pick<UndoableDecision, 'before' | 'added'> => {
  const { status, ...fields } = restored;
  const entries: [string, unknown][] = Object.entries(fields);
  const present = entries.filter(([, value]) => value !== undefined);
  const added = entries.flatMap(([name, value]) => (value === undefined ? [name as keyof Restorable] : []));
  return { before: { status, ...Object.fromEntries(present) }, ...(added.length > 0 && { added }) };
};

const withoutEmpty = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** The values that a history records of the fields that are restored: of a price the total. */
export const valuesBefore = (
  now: Partial<UndoableDecision['before']>,
  restored: Partial<UndoableDecision['before']>,
) => {
  const recorded = ({ status, startDate, endDate, adults, children, quote }: Partial<UndoableDecision['before']>) => ({
    ...('status' in restored && { status }),
    ...('startDate' in restored && { startDate, endDate }),
    ...('adults' in restored && { adults, children }),
    ...(restored.quote && { total: quote?.total }),
  });
  return { before: recorded(now), after: recorded(restored) };
};

/** The entry of the history for a change: the status before and after, if the change is one of the status. */
const statusesOf = (
  from: Pick<RequestDocument, 'status'>,
  { status, cancellationReason }: Partial<RequestDocument>,
  note: string | undefined,
) =>
  status && {
    before: { status: from.status },
    after: { status, ...(cancellationReason && { reason: cancellationReason }), ...(note !== undefined && { note }) },
  };
