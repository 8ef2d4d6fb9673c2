import type { ReceivedEmail } from '@hearthstay/testing/smtp';
import { guests, owners, type Person } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna, jonas, marta } = guests;
const [firstOwner] = owners;

const linksOf = ({ text }: ReceivedEmail): string[] => text.match(/https?:\/\/[^\s<>]+/g) ?? [];

const days = (from: number, to: number) => ({ start_date: dateOfNextMonth(from), end_date: dateOfNextMonth(to) });

test(
  'a scanner that opens every link of every e-mail, and runs the scripts of the pages, decides and reads nothing',
  { tag: '@desk' },
  async ({ context, deployment }) => {
    const owner = await deployment.ownerApi();
    const requests = () => owner.call('GET', '/admin/requests');
    /** Asks and confirms. @returns the id, and the guest's own calls */
    const ask = async (guest: Person, from: number) => {
      const asked = { ...guest, startDate: dateOfNextMonth(from), endDate: dateOfNextMonth(from + 1) };
      const { id, token } = await deployment.ask(asked);
      const decide = () => deployment.api.call('GET', `/bookings/confirm/${token}`);
      await deployment.mail.tokenAfter(decide, firstOwner.email, '/decide/');
      const letter = await deployment.mail.letter({ to: guest.email, subject: /./ });
      const link = linksOf(letter).find((each) => each.includes('/status/')) ?? '';
      return { id, own: deployment.api.withSession(link.split('/').at(-1) ?? '') };
    };

    const written = await ask(anna, 5);
    await deployment.mail.tokenAfter(
      () => owner.call('POST', `/admin/requests/${written.id}/messages`, { text: 'Bis bald!' }),
      anna.email,
      '/status/',
    );
    const offered = await ask(jonas, 10);
    await deployment.mail.tokenAfter(
      () => owner.call('POST', `/admin/requests/${offered.id}/offer`, { ...days(11, 13), hold: true }),
      jonas.email,
      '/status/',
    );
    const wished = await ask(marta, 20);
    const wish = (what: 'change' | 'cancellation', body: object) => () =>
      wished.own.call('POST', `/bookings/requests/${wished.id}/${what}`, body);
    const approve = () => owner.call('PATCH', `/admin/requests/${wished.id}`, { status: 'approved' });
    const confirmation = await deployment.mail.tokenAfter(approve, marta.email, '/confirm/');
    // The link to confirm does so when it is opened, so it has been opened before.
    await deployment.api.call('GET', `/bookings/confirm/${confirmation}`);
    await deployment.mail.tokenAfter(wish('change', days(21, 23)), firstOwner.email, '/decide/');
    await deployment.mail.tokenAfter(wish('cancellation', {}), firstOwner.email, '/decide/');
    const before = await requests();

    const links = new Set(deployment.mail.letters().flatMap(linksOf));
    const kinds = new Set([...links].map((link) => new URL(link).pathname.split('/')[1]));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['admin', 'confirm', 'decide', 'status']));
    const open = async (link: string) => {
      const opened = await context.newPage();
      // All of the page is in view, as for a picture of it.
      await opened.setViewportSize({ width: 1_280, height: 4_000 });
      await opened.goto(link, { waitUntil: 'networkidle' });
    };
    await Promise.all([...links].map(open));
    expect(await requests()).toEqual(before);
    expect(await owner.call('GET', `/admin/requests/${written.id}/messages`)).toMatchObject([{ read: false }]);
  },
);
