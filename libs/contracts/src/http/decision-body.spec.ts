import { decisionBodySchema } from './decision-body';

const codeOf = (body: unknown) => decisionBodySchema.safeParse(body).error?.issues[0]?.message;

describe('the body of a decision', () => {
  it.each(['approved', 'declined'])('accepts %s', (status) =>
    expect(decisionBodySchema.parse({ status })).toEqual({ status }),
  );

  it.each([
    [{}, 'REQUIRED'],
    [{ status: 'confirmed' }, 'STATUS_INVALID'],
    [{ status: 'cancelled' }, 'STATUS_INVALID'],
    [{ status: { $ne: 'pending' } }, 'WRONG_TYPE'],
    [{ status: 1 }, 'WRONG_TYPE'],
  ])('refuses %j', (body, code) => expect(codeOf(body)).toBe(code));
});
