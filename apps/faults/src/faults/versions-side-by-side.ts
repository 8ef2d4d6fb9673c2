import { eventually, linkIn } from '@hearthstay/testing';
import { isFirstReleaseBuilt } from '@hearthstay/testing/product';
import { applicationNames, type Version } from '../deployment/application';
import { ownerEmail } from '../deployment/deployment';
import { AlternatingApi } from '../life/alternating-api';
import type { DeploymentUnderLoad } from '../load/use-load';
import { expectConsistency } from '../expectations/consistency';
import { expectReady } from '../expectations/readiness';
import { expectNoFailedCalls } from '../expectations/results';

/** The calls of the load while instances of both versions run: about 15 seconds of it, unless more are asked for. */
const callsSideBySide = Number(process.env['CALLS_SIDE_BY_SIDE'] ?? 250);
/** In milliseconds; generous for a busy machine. */
const patience = 120_000;
const guestsLink = '/status/';

export const testVersionsSideBySide = ({ deployment, load }: DeploymentUnderLoad): void => {
  /** Replaces one instance of every application while the other one runs, as a rolling update does. */
  const replace = async (position: number, version: Version): Promise<void> => {
    await Promise.all(
      applicationNames.map(async (name) => {
        const instance = deployment().of(name)[position]!;
        await instance.stop();
        instance.version = version;
        await instance.start();
      }),
    );
  };

  // The other tests have this version, also if this one has failed on its way.
  afterEach(async () => {
    for (const position of [0, 1]) {
      const instances = applicationNames.map((name) => deployment().of(name)[position]!);
      if (instances.some(({ version }) => version !== 'today')) await replace(position, 'today');
    }
  });

  const replaceAndCall = async (position: number, version: Version): Promise<void> => {
    await replace(position, version);
    const before = load().results.length;
    await eventually(() => expect(load().results.length).toBeGreaterThan(before + callsSideBySide), patience);
  };

  /** @returns the token of a guest of the load, with the id of the request. */
  const findGuest = async (): Promise<{ id: string; token: string }> => {
    const [[id, { email }] = ['', { email: '' }]] = load().accepted.requests;
    const received = await deployment().mailServer.waitForEmail(
      ({ envelope, text }) => envelope.to.includes(email) && text.includes(guestsLink),
      patience,
    );
    return { id, token: linkIn(received, guestsLink).split('/').at(-1) ?? '' };
  };

  /** The ids of e-mails that wait: some of kinds that the first release knows, and one of another kind. */
  const waitingEmails = async (): Promise<{ known: string[]; unknown: string[] }> => {
    const { storedData } = deployment();
    const [postponed, queued] = await Promise.all([storedData.postponedEmails(), storedData.queuedEmails()]);
    const isUnknown = ({ kind, to }: { kind: string; to: string }) =>
      kind === 'message-for-admins' && to === ownerEmail;
    return {
      known: postponed.filter((email) => !isUnknown(email)).map(({ _id }) => _id),
      unknown: queued.filter(isUnknown).map(({ _id }) => _id),
    };
  };

  const statesOf = async (ids: readonly string[]): Promise<string[]> =>
    (await deployment().storedData.queuedEmails()).filter(({ _id }) => ids.includes(_id)).map(({ status }) => status);

  // Skipped without the history of git.
  const itWithFirstRelease = isFirstReleaseBuilt() ? it : it.skip;

  itWithFirstRelease(
    'fails no call and loses no e-mail on the way back to the first release and forth again',
    async () => {
      load().slowDown();
      const { mailServer, storedData } = deployment();
      const { id, token } = await findGuest();
      const since = Date.now();

      // This version stores e-mails that it cannot send yet.
      mailServer.rejectWith(451);
      const text = { text: 'Gibt es ein Kinderbett?' };
      await new AlternatingApi(deployment(), token).call('POST', `/bookings/requests/${id}/messages`, text);
      const { known, unknown } = await eventually(async () => {
        const waiting = await waitingEmails();
        expect(Object.values(waiting)).not.toContainEqual([]);
        return waiting;
      }, patience);

      // Instances of the first release join, then they are alone, and send them.
      await replaceAndCall(0, 'released');
      await replace(1, 'released');
      mailServer.acceptAll();
      await storedData.endRetryDelays();
      await eventually(async () => {
        expect(new Set(await statesOf(known))).toEqual(new Set(['sent']));
      }, patience);
      expect(await statesOf(unknown)).toEqual(['queued']);

      // Instances of this version join those of the first release, and send what these did not know.
      await replaceAndCall(1, 'today');
      await eventually(async () => expect(await statesOf(unknown)).toEqual(['sent']), patience);
      await replace(0, 'today');
      await expectReady(deployment());
      await storedData.endRetryDelays();

      expectNoFailedCalls(load().results.filter(({ startedAt }) => startedAt > since));
      await expectConsistency(deployment(), load());
    },
  );
};
