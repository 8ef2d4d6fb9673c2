import type { Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { june } from '../../testing/days';
import type { ClaimModel } from './claim-model';
import { requestCount, type Claims } from './use-claims';

export type ClaimCommand = fc.AsyncCommand<ClaimModel, Claims>;

/** A command that changes the service and the model alike. */
export const claimCommand = (
  name: string,
  run: (model: ClaimModel, claims: Claims) => Promise<void>,
): ClaimCommand => ({
  check: () => true,
  run: async (model, claims) => {
    await run(model, claims);
    expect(await claims.state()).toEqual(model.state());
  },
  toString: () => name,
});

export const anyRequest = fc.nat({ max: requestCount - 1 });
export const anyDay = fc.integer({ min: 2, max: 6 }).map((number) => june(number)[0] as Day);
export const anyDays = fc.uniqueArray(anyDay, { minLength: 1, maxLength: 2 });
/** How many writes the process carries out before it crashes; most do not crash. */
export const anyCrash = fc.option(fc.nat({ max: 7 }), { freq: 3, nil: Infinity });
/** Up to four days in a row. */
export const anyStay = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.nat({ max: 3 }))
  .map(([first, more]) => june(...Array.from({ length: more + 1 }, (_, index) => first + index)));
