import {
  addBlock,
  blockDays,
  changeBlock,
  unblockDay,
  type RequestInputOf,
  type ResponseOf,
  type RpcContract,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { june } from '../testing/days';
import { useBookings } from '../testing/use-bookings';

describeOnEmbeddedDatabase('The history of a block', (database) => {
  const { call, clock, stored } = useBookings(database);

  const as = <Contract extends RpcContract>(
    email: string,
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> =>
    runInMessageContext({ correlationId: 'any', actor: { kind: 'admin', email } }, () => call(contract, request));

  const histories = async () =>
    (await stored.all('blocks')).map(({ days, history }) => ({ days, history: history as object[] }));

  it('has the admin and the time of each block and each freed day, and is kept when all days are freed', async () => {
    const [anna, ben] = ['anna@house.example', 'ben@house.example'] as const;
    const blockedAt = clock.now();
    await as(anna, blockDays, { dates: june(3, 2) });
    clock.advance({ days: 1 });
    const freedAt = clock.now();
    await as(ben, unblockDay, { id: '2031-06-03' });
    await as(anna, unblockDay, { id: '2031-06-02' });

    expect(await stored.all('occupied_days')).toEqual([]);
    const freed = (email: string, ...days: number[]) =>
      expect.objectContaining({
        at: freedAt,
        actor: { kind: 'admin', email },
        action: 'freed',
        before: { days: june(...days) },
      });
    expect(await histories()).toEqual([
      {
        days: [],
        history: [
          expect.objectContaining({
            at: blockedAt,
            actor: { kind: 'admin', email: anna },
            action: 'blocked',
            after: { days: june(2, 3), note: null },
          }),
          freed(ben, 3),
          freed(anna, 2),
        ],
      },
    ]);
  });

  it('has its note from the beginning', async () => {
    const { id } = await call(addBlock, { from: '2031-06-02', to: '2031-06-03', note: 'Maler' });
    await call(changeBlock, { id, note: 'Gärtner' });
    expect(await histories()).toMatchObject([
      {
        history: [
          { action: 'blocked', after: { days: june(2, 3), note: 'Maler' } },
          { action: 'note-changed', before: { note: 'Maler' }, after: { note: 'Gärtner' } },
        ],
      },
    ]);
  });

  it('of each block that had the day says that it was freed', async () => {
    await call(blockDays, { dates: june(2) });
    await call(blockDays, { dates: june(2, 3) });
    await call(unblockDay, { id: '2031-06-02' });
    const actions = (await histories()).map(({ history }) =>
      history.map((entry) => (entry as { action: string }).action),
    );
    expect(actions).toEqual([
      ['blocked', 'freed'],
      ['blocked', 'freed'],
    ]);
  });
});
