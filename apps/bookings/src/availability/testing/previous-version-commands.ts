import { anyDay, anyDays, anyRequest, claimCommand } from './claim-command';
import { asNew } from './request-commands';

export const approvesBefore = anyRequest.map((index) =>
  claimCommand(`the version before approves ${index}`, async (model, { before, request, statusOf, stored }) => {
    const { id, days } = request(index);
    if ((await statusOf(id)) !== 'pending') return;
    const claimId = await before.claim(id, days);
    expect(claimId !== null).toBe(model.approve(id, days));
    if (claimId !== null) await stored.change('booking_requests', id, { status: 'approved', claimId });
  }),
);

export const cancelsBefore = anyRequest.map((index) =>
  claimCommand(`the version before cancels ${index}`, async (model, { before, recover, request, stored }) => {
    const { id } = request(index);
    const document = (await stored.all('booking_requests')).find(({ _id }) => _id === id);
    if (document?.['status'] !== 'approved') return;
    await stored.change('booking_requests', id, { status: 'cancelled' });
    await before.release(document['claimId'] as string);
    // Days that a feed claims, too, stay claimed until then.
    await recover();
    model.cancel(id);
    await stored.change('booking_requests', id, asNew);
  }),
);

// The version before does not change a day that a feed claims, or has claimed. So a refusal is always correct.
export const blocksBefore = anyDays.map((days) =>
  claimCommand(`the version before blocks ${days.join()}`, async (model, { before, state }) => {
    if (!(await before.block(days))) return;
    expect(days.some((day) => model.hasFeed(day))).toBe(false);
    const [id = 'none'] = (await state()).claims[days[0]!]?.blocks ?? [];
    expect(model.blockBefore(id, days)).toBe(true);
  }),
);

export const unblocksBefore = anyDay.map((day) =>
  claimCommand(`the version before unblocks ${day}`, async (model, { before }) => {
    if (!(await before.unblock(day))) return;
    expect(model.hasFeed(day)).toBe(false);
    expect(model.unblockBefore(day)).toBe(true);
  }),
);
