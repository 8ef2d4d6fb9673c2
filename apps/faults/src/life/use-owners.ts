import { eventually } from '@hearthstay/testing';
import { ownerEmail, type Deployment } from '../deployment/deployment';
import { signIn } from '../deployment/sign-in';
import { AlternatingApi } from './alternating-api';
import { Letters } from './letters';

export const otherOwnerEmail = 'petra@example.com';

export interface House {
  deployment: Deployment;
  /** Without a session. */
  api: AlternatingApi;
  /** With the session of the first owner. */
  owner: AlternatingApi;
  letters: Letters;
}

/** A house with two owners during each test of a block. */
export const useOwners = (deployment: () => Deployment): (() => House) => {
  let house: House;
  let admin: { id: string } | undefined;

  const expectNotified = (...emails: string[]): Promise<void> =>
    eventually(async () => expect((await deployment().storedData.notifiedAdmins()).sort()).toEqual(emails));

  beforeEach(async () => {
    admin = undefined;
    const api = new AlternatingApi(deployment());
    const owner = api.as(await signIn(deployment()));
    house = { deployment: deployment(), api, owner, letters: new Letters(deployment()) };
    admin = await owner.call<{ id: string }>('POST', '/admin/emails', { email: otherOwnerEmail });
    await expectNotified(ownerEmail, otherOwnerEmail);
    deployment().mailServer.forgetEmails();
  });
  afterEach(async () => {
    if (admin) await house.owner.call('DELETE', `/admin/emails/${admin.id}`);
    await expectNotified(ownerEmail);
  });

  return () => house;
};
