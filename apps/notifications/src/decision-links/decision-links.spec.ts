import { randomUUID } from 'node:crypto';
import { hashOfToken } from '@hearthstay/access';
import {
  adminRosterChanged,
  bookingGuestConfirmed,
  bookingMoved,
  bookingMovedSilently,
  cancellationWished,
  changeAccepted,
  findDecisionLink,
} from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { aRequest } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

const owner = 'owner@example.com';
const petra = 'petra@example.com';

describeEachDatabase('The links by which admins decide', (database, onEmbeddedDatabase) => {
  let service: RunningNotifications;
  const collection = (name: string) => database.connection().collection(name);

  beforeAll(async () => {
    // No server listens there, so that queued e-mails stay.
    service = await runNotifications(database, 'smtp://127.0.0.1:9');
  });
  beforeEach(async () => {
    for (const name of ['emails', 'admin_notices', 'admin_roster', 'decision_links']) {
      await collection(name).deleteMany({});
    }
    await service.publish(adminRosterChanged, { revision: 1, emails: [owner, petra] });
  });
  afterAll(() => service.close());

  /** The token in the queued e-mail to an admin. */
  const tokenOf = async (to: string): Promise<string> => {
    const email = await collection('emails').findOne({ to, kind: 'new-request' });
    return (email?.['data'] as { decisionLink: { token: string } }).decisionLink.token;
  };
  const find = (token: string) => service.client.call(findDecisionLink, { token });
  const request = aRequest({ startDate: parseDay('2126-12-08'), endDate: parseDay('2126-12-11') });

  it('are one for each admin, and only their hashes are stored with them', async () => {
    await service.publish(bookingGuestConfirmed, request);
    const tokens = [await tokenOf(owner), await tokenOf(petra)];
    expect(await Promise.all(tokens.map(find))).toEqual([
      { email: owner, requestId: request.requestId },
      { email: petra, requestId: request.requestId },
    ]);
    const links = await collection('decision_links').find().toArray();
    expect(links.map(({ _id }) => String(_id)).sort()).toEqual(tokens.map(hashOfToken).sort());
  });

  it('end with the admin, also for one who is added again', async () => {
    await service.publish(bookingGuestConfirmed, request);
    const [own, other] = [await tokenOf(owner), await tokenOf(petra)];
    await service.publish(adminRosterChanged, { revision: 2, emails: [owner] });
    await service.publish(adminRosterChanged, { revision: 3, emails: [owner, petra] });
    await expect(find(other)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    await expect(find(own)).resolves.toMatchObject({ email: owner });
  });

  describe('of a request that has later days now', () => {
    const { requestId } = request;
    const later = { startDate: parseDay('2127-01-04'), endDate: parseDay('2127-01-08') };
    const ends = async () => {
      const links = await collection('decision_links').find({ email: owner }).toArray();
      return links.map(({ expiresAt }) => (expiresAt as Date).toISOString().slice(0, 10)).sort();
    };
    const moves = {
      'an accepted wish': () => service.publish(changeAccepted, { ...request, ...later, status: 'pending' }),
      'a move': () => service.publish(bookingMoved, { ...request, ...later }),
      'a silent move': () => service.publish(bookingMovedSilently, { requestId, revision: 1, ...later }),
    };

    beforeEach(async () => {
      await service.publish(bookingGuestConfirmed, request);
      await service.publish(cancellationWished, { ...request, reason: null });
    });

    it.each(Object.entries(moves))('end after those, to arrive or to depart: %s', async (_what, move) => {
      expect(await ends()).toEqual(['2126-12-10', '2126-12-13']);
      await move();
      expect(await ends()).toEqual(['2127-01-06', '2127-01-10']);
    });

    it('never end earlier than their e-mails say, as by a move that arrives again', async () => {
      await moves['a move']();
      await service.publish(bookingMoved, request);
      expect(await ends()).toEqual(['2127-01-06', '2127-01-10']);
    });

    it('are those of a link of 1.0.0, too, also after an event without days', async () => {
      await collection('decision_links').deleteMany({ lastDay: 'endDate' });
      await collection('decision_links').updateMany({}, { $unset: { lastDay: 1 } });
      await service.publish(bookingMovedSilently, { requestId, revision: 1 });
      expect(await ends()).toEqual(['2126-12-10']);
      await moves['a silent move']();
      expect(await ends()).toEqual(['2127-01-06']);
    });
  });

  onEmbeddedDatabase(() => {
    it('end after the day of arrival', async () => {
      await service.publish(bookingGuestConfirmed, request);
      const [link] = await collection('decision_links').find().toArray();
      expect(link?.['expiresAt']).toEqual(new Date('2126-12-10T00:00:00Z'));
      const token = await tokenOf(owner);
      await collection('decision_links').updateMany({}, { $set: { expiresAt: new Date() } });
      await expect(find(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    });

    it.each([
      ['that was never sent', 'never-sent'],
      ['of a guest', request.statusLink.token],
    ])('are unknown for a token %s', async (_what, token) => {
      await service.publish(bookingGuestConfirmed, request);
      await expect(find(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    });

    it('stay valid when their event is delivered again', async () => {
      const eventId = randomUUID();
      await service.publish(bookingGuestConfirmed, request, eventId);
      const token = await tokenOf(owner);
      await collection('admin_notices').updateMany({}, { $set: { waitsForRoster: true } });
      await service.publish(bookingGuestConfirmed, request, eventId);
      expect(await tokenOf(owner)).toBe(token);
      await expect(find(token)).resolves.toMatchObject({ email: owner });
    });
  });
});
