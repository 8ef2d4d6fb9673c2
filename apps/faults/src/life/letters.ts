import type { EmailKind } from '@hearthstay/contracts';
import { eventually, linkIn, type ReceivedEmail } from '@hearthstay/testing';
import type { Deployment } from '../deployment/deployment';
import { unpublishedEvents } from '../expectations/emails';

/** Longer than a lost event or e-mail takes to be sent again, in milliseconds. */
const deliveryMs = 60_000;

const idOf = (email: ReceivedEmail): string => /^<(.+)@/.exec(email.header('Message-ID')[0] ?? '')?.[1] ?? '';

/** The e-mails that the SMTP server has received, with their kinds as the services store them. */
export class Letters {
  constructor(private readonly deployment: Deployment) {}

  /** Waits for the e-mail; there must be one only. @returns its link whose path starts with `path` */
  async linkOf(kind: EmailKind, to: string, path: string): Promise<string> {
    return eventually(async () => {
      const emails = (await this.deployment.storedData.queuedEmails()).filter(
        (email) => email.kind === kind && email.to === to,
      );
      const ids = emails.map(({ _id }) => _id);
      const received = this.deployment.mailServer.emails().filter((email) => ids.includes(idOf(email)));
      expect([kind, ids.length, received.length]).toEqual([kind, 1, 1]);
      return linkIn(received[0]!, path);
    }, deliveryMs);
  }

  /** The same, and the token of the link alone. */
  async tokenOf(kind: EmailKind, to: string, path: string): Promise<string> {
    return (await this.linkOf(kind, to, path)).split('/').at(-1)!;
  }

  /** Waits until every event has its e-mails: each of these was received once, and no other about a request. */
  async expectEachOnce(expected: readonly string[]): Promise<void> {
    await eventually(async () => {
      expect(await unpublishedEvents(this.deployment)).toEqual([]);
      const stored = await this.deployment.storedData.queuedEmails();
      const queued = stored.filter(({ kind }) => !kind.startsWith('admin-'));
      expect(queued.filter(({ status }) => status !== 'sent')).toEqual([]);
      const nameOf = new Map(queued.map(({ _id, kind, to }) => [_id, `${kind} to ${to}`]));
      const received = this.deployment.mailServer.emails().flatMap((email) => nameOf.get(idOf(email)) ?? []);
      expect(received.sort()).toEqual([...expected].sort());
    }, deliveryMs);
  }
}
