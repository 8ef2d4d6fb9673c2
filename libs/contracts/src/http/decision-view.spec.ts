import { decisionBodySchema } from './decision-body';
import { linkDecisionBodySchema } from './decision-view';

describe('The wish to decline others', () => {
  it('comes with an approval', () => {
    expect(decisionBodySchema.parse({ status: 'approved', declineRivals: true }).declineRivals).toBe(true);
    expect(linkDecisionBodySchema.parse({ decision: 'approve', declineRivals: true }).declineRivals).toBe(true);
    expect(linkDecisionBodySchema.parse({ decision: 'decline', declineRivals: false }).declineRivals).toBe(false);
  });

  it.each([
    [decisionBodySchema, { status: 'declined', declineRivals: true }, 'ONLY_WITH_APPROVAL'],
    [linkDecisionBodySchema, { decision: 'decline', declineRivals: true }, 'ONLY_WITH_APPROVAL'],
    [linkDecisionBodySchema, { decision: 'undo', declineRivals: true }, 'ONLY_WITH_APPROVAL'],
    [linkDecisionBodySchema, { decision: 'approve', declineRivals: 'yes' }, 'WRONG_TYPE'],
  ])('is refused otherwise: %#', (schema, body, code) => {
    const issue = schema.safeParse(body).error?.issues[0];
    expect([issue?.path, issue?.message]).toEqual([['declineRivals'], code]);
  });
});
