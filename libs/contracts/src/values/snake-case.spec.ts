import { z } from 'zod';
import { snakeCaseView } from './snake-case';

const part = z.object({ isOverdue: z.boolean(), amount: z.int() });
const schema = z.object({
  id: z.string(),
  startDate: z.string(),
  cancellationReason: z.string().nullable(),
  payment: z.object({ due: z.array(part).readonly(), payTo: part.nullable() }).optional(),
  quote: z.object({ unitAmount: z.int() }).optional(),
});
const view = snakeCaseView(schema, ['quote']);

const message = {
  id: 'a',
  startDate: '2026-12-08',
  cancellationReason: null,
  payment: { due: [{ isOverdue: true, amount: 3 }], payTo: { isOverdue: false, amount: 0 } },
  quote: { unitAmount: 7 },
};
const inSnakeCase = {
  id: 'a',
  start_date: '2026-12-08',
  cancellation_reason: null,
  payment: { due: [{ is_overdue: true, amount: 3 }], pay_to: { is_overdue: false, amount: 0 } },
  quote: { unitAmount: 7 },
};

it('renames the fields of a message at every depth but below kept ones', () => {
  expect(view.of(message)).toEqual(inSnakeCase);
});

it('describes its values', () => {
  expect(view.schema.parse(inSnakeCase)).toEqual(inSnakeCase);
  expect(view.schema.safeParse(message).success).toBe(false);
});

it('leaves absent fields absent, and null null', () => {
  const { payment, quote, ...required } = message;
  expect(Object.keys(view.of(required))).toEqual(['id', 'start_date', 'cancellation_reason']);
  expect(view.of({ ...message, payment: { due: [], payTo: null } }).payment).toEqual({ due: [], pay_to: null });
});

it('leaves out fields that the schema does not name', () => {
  expect(view.of({ ...message, claimId: 'c' } as typeof message)).toEqual(inSnakeCase);
});
