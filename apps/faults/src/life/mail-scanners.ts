import type { Deployment } from '../deployment/deployment';
import { ask, confirm, stayFromToday } from './guest';
import { otherOwnerEmail, useOwners } from './use-owners';

const anna = { name: 'Anna Seidel', email: 'anna@mail.example' };
const ben = { name: 'Ben Okonkwo', email: 'ben@mail.example' };
const clara = { name: 'Clara Weiß', email: 'clara@mail.example' };

/** Programs that open the links in e-mails before people do. */
export const testMailScanners = (deployment: () => Deployment): void => {
  const house = useOwners(deployment);

  /** What is decided so far: the list of requests as the owner sees it. */
  const requests = () => house().owner.call('GET', '/admin/requests');

  it('open every link of every e-mail, by GET and HEAD, and decide nothing', async () => {
    const { api, owner, letters } = house();
    const asked = await ask(house(), anna, [10, 12]);
    await owner.call('POST', `/admin/requests/${asked.id}/offer`, { ...stayFromToday(12, 14), hold: true });
    const wished = await ask(house(), ben, [20, 22]);
    await owner.call('PATCH', `/admin/requests/${wished.id}`, { status: 'approved' });
    await confirm(house(), await letters.tokenOf('request-approved', ben.email, '/confirm/'));
    await api.as(wished.status).call('POST', `/bookings/requests/${wished.id}/change`, stayFromToday(21, 23));
    await api.as(wished.status).call('POST', `/bookings/requests/${wished.id}/cancellation`, {});
    await ask(house(), clara, [30, 32]);
    await letters.linkOf('change-proposed', otherOwnerEmail, '/decide/');
    await letters.linkOf('cancellation-wished', otherOwnerEmail, '/decide/');
    await letters.linkOf('offer-made', anna.email, '/status/');
    const before = await requests();

    const texts = deployment()
      .mailServer.emails()
      .map(({ text }) => text);
    const paths = new Set(
      texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link).pathname),
    );
    const kinds = new Set([...paths].map((path) => path.split('/')[1]));
    expect([...kinds].sort()).toEqual(['admin', 'confirm', 'decide', 'status']);
    for (const path of paths) {
      for (const method of ['GET', 'HEAD']) {
        const { status } = await fetch(`${api.url}${path}`, { method });
        expect([method, path, status]).toEqual([method, path, 200]);
      }
    }
    expect(await requests()).toEqual(before);
  });
};
