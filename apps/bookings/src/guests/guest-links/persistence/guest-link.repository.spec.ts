import { describeEachDatabase } from '@hearthstay/testing';
import { parseDay } from '@hearthstay/stay';
import { useBookings } from '../../../testing/use-bookings';
import { issueConfirmLink, issueStatusLink } from '../domain/guest-link';
import { GuestLinkRepository } from './guest-link.repository';

const now = new Date('2031-05-10T10:00:00Z');
const days = { startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-04') };

describeEachDatabase('The repository of guest links', (database) => {
  const { service } = useBookings(database);
  const repository = () => service().get(GuestLinkRepository);

  it('finds a link by the hash of its token alone', async () => {
    const confirm = issueConfirmLink({ id: 'r', email: 'anna@mail.example', ...days }, now, 7).link;
    const status = issueStatusLink('anna@mail.example', now, 90).link;
    await repository().add(confirm, status);
    expect(await repository().find(confirm.hash)).toEqual(confirm);
    expect(await repository().find(status.hash)).toEqual(status);
    expect(await repository().find('another')).toBeNull();
  });

  it('knows whether an address has a link to confirm one request', async () => {
    const anna = { id: 'r', email: 'anna@mail.example', ...days };
    const confirm = issueConfirmLink(anna, now, 7).link;
    await repository().add(confirm, issueStatusLink('ben@mail.example', now, 90).link);
    expect(await repository().hasConfirmLink(anna, now)).toBe(true);
    expect(await repository().hasConfirmLink(anna, confirm.expiresAt)).toBe(false);
    expect(await repository().hasConfirmLink({ ...anna, id: 'another' }, now)).toBe(false);
    expect(await repository().hasConfirmLink({ ...anna, email: 'ben@mail.example' }, now)).toBe(false);
  });

  it('lets the database remove expired links', async () => {
    const indexes = await database.connection().collection('guest_links').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
