import { Controller } from '@nestjs/common';
import { exportGuestEmails, type ExportedEmail, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestEmailRepository, stateOf, type EmailJobDocument } from '../jobs';

/** What the data of an e-mail say, without the tokens of links, which let their holder act as somebody. */
const withoutTokens = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'token' ? undefined : value)));

const exported = ({
  _id,
  kind,
  to,
  requestId,
  queuedAt,
  dueAt,
  sentAt,
  data,
  ...job
}: EmailJobDocument): ExportedEmail => ({
  id: _id,
  ...{ kind, to, state: stateOf(job) },
  ...(requestId && { requestId }),
  createdAt: queuedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  ...(sentAt && { sentAt: sentAt.toISOString() }),
  ...(data !== undefined && { data: withoutTokens(data) }),
});

/** Exports the e-mails to a guest and about their requests, for the owner. */
@Controller()
export class ExportGuestEmails {
  constructor(private readonly emails: GuestEmailRepository) {}

  @Handles(exportGuestEmails)
  async run({ email, requestIds }: RequestOf<typeof exportGuestEmails>): Promise<ExportedEmail[]> {
    const found = await this.emails.find({ requestIds, addresses: [email] });
    return (await this.emails.load(found.map(({ _id }) => _id))).map(exported);
  }
}
