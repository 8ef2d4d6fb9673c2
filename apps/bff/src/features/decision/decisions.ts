import { Injectable, Logger } from '@nestjs/common';
import {
  approveRequest,
  declineRequest,
  DomainError,
  findDecisionLink,
  getRequest,
  listAdmins,
  listAvailability,
  listMessages,
  respondToCancellationWish,
  respondToChange,
  sendMessageToGuest,
  undoDecision,
  type AvailabilityEntry,
  type LinkDecision,
  type Locale,
  type OwnerMessage,
  type RequestPage,
} from '@hearthstay/contracts';
import { currentCorrelationId, messageContext, RpcClient, runInMessageContext } from '@hearthstay/messaging';
import { addDays } from '@hearthstay/stay';
import type { LinkMessage } from './posted-form';

/** What an admin decides on by a link, as it is now. */
export interface OpenedDecision {
  /** The address of the admin whom the link was sent to. */
  admin: string;
  /** The language of e-mails to this admin; absent for that of the house. */
  adminLocale?: Locale | undefined;
  request: RequestPage;
}

/** More days than are shown before and after a stay. */
const neighbours = 14;

/** Decisions of admins by the link in an e-mail, which stands for their session. */
@Injectable()
export class Decisions {
  private readonly log = new Logger(Decisions.name);

  constructor(private readonly rpc: RpcClient) {}

  /** Changes nothing. @throws DomainError `LINK_INVALID`, also when its admin was removed */
  async open(token: string): Promise<OpenedDecision> {
    const { email, locale, requestId } = await this.holderOf(token);
    return { admin: email, adminLocale: locale, request: await this.rpc.call(getRequest, { id: requestId }) };
  }

  /** Who has or wants days around those of a request, and of what it is to become. */
  entriesAround({ startDate, endDate, proposal }: RequestPage): Promise<AvailabilityEntry[]> {
    const [from = startDate] = [startDate, proposal?.startDate ?? startDate].sort();
    const to = [endDate, proposal?.endDate ?? endDate].sort().at(-1) ?? endDate;
    return this.rpc.call(listAvailability, { from: addDays(from, -neighbours), to: addDays(to, neighbours) });
  }

  /** What the guest of a request has written and no owner has read, oldest first; nothing if that cannot be loaded. */
  async newMessagesOf({ id, unreadMessages }: RequestPage): Promise<OwnerMessage[]> {
    if (unreadMessages === undefined) return [];
    try {
      const messages = await this.rpc.call(listMessages, { id });
      return messages.filter(({ from, read }) => from === 'guest' && !read);
    } catch (error) {
      this.log.warn({ err: error }, 'Cannot load the messages of a request; the page for the decision is without them');
      return [];
    }
  }

  /** @throws DomainError `LINK_INVALID`, or what the command refuses */
  async decide(token: string, { decision, ...words }: LinkDecision): Promise<OpenedDecision> {
    const { email, locale, requestId: id } = await this.holderOf(token);
    await this.as(email, () => this.carryOut({ decision, ...words }, id));
    return { admin: email, adminLocale: locale, request: await this.rpc.call(getRequest, { id }) };
  }

  /** Writes to the guest, once for each form. @throws DomainError `LINK_INVALID`, or what the command refuses */
  async write(token: string, { text, key }: LinkMessage): Promise<void> {
    const { email, requestId: id } = await this.holderOf(token);
    await this.as(email, () => this.rpc.call(sendMessageToGuest, { id, text }), `${id}/${key}`);
  }

  private carryOut(
    { decision, note, declineRivals, rivals, proposal, shown }: LinkDecision,
    id: string,
  ): Promise<object> {
    switch (decision) {
      case 'approve':
        return this.rpc.call(approveRequest, { id, note, declineRivals, rivals, shown });
      case 'decline':
        return this.rpc.call(declineRequest, { id, note, shown });
      case 'cancel':
      case 'keep':
        return this.rpc.call(respondToCancellationWish, { id, accept: decision === 'cancel', note, shown });
      case 'accept':
      case 'refuse':
        return this.rpc.call(respondToChange, { id, accept: decision === 'accept', note, proposal });
      case 'undo':
        return this.rpc.call(undoDecision, { id, shown });
    }
  }

  /** The list of admins decides, because the end of a link follows the removal of its admin a moment later. */
  private async holderOf(token: string): Promise<{ email: string; locale?: Locale | undefined; requestId: string }> {
    const [link, admins] = await Promise.all([
      this.rpc.call(findDecisionLink, { token }),
      this.rpc.call(listAdmins, {}),
    ]);
    const holder = admins.find(({ email }) => email === link.email);
    if (!holder) throw new DomainError('LINK_INVALID');
    return { ...link, locale: holder.locale };
  }

  private as<Result>(email: string, work: () => Promise<Result>, commandId?: string): Promise<Result> {
    const context = messageContext() ?? { correlationId: currentCorrelationId() };
    const actor = { kind: 'admin', email } as const;
    return runInMessageContext({ ...context, ...(commandId !== undefined && { commandId }), actor }, work);
  }
}
