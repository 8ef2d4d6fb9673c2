import { model, Schema, type Error } from 'mongoose';
import { z } from 'zod';
import { storedForm } from './stored-form';

const schema = z.object({
  id: z.string(),
  nights: z.int(),
  isPaid: z.boolean(),
  status: z.enum(['pending', 'approved']),
  at: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  calendarId: z.string().nullable().default(null),
  withNames: z.boolean().default(false),
  note: z.string().optional(),
  ages: z.array(z.int().nullable()).readonly().optional(),
});
const form = storedForm(schema);

const value = {
  id: 'a',
  nights: 3,
  isPaid: false,
  status: 'pending' as const,
  at: '2026-12-08T09:00:00.000Z',
  confirmedAt: null,
  calendarId: null,
  withNames: true,
  ages: [4, null],
};
const stored = { ...value, at: new Date(value.at), _id: 'a', id: undefined };

it('stores the id as _id and instants as dates, and leaves absent fields absent', () => {
  const document = form.toDocument(value);
  expect(document).toEqual(stored);
  expect(Object.keys(document)).toEqual([
    ...['_id', 'nights', 'isPaid', 'status', 'at', 'confirmedAt', 'calendarId', 'withNames', 'ages'],
  ]);
});

it('reads what it has stored, without the other fields of the document', () => {
  const document = { ...form.toDocument({ ...value, confirmedAt: value.at }), outbox: [] };
  expect(form.fromDocument(document)).toStrictEqual({ ...value, confirmedAt: value.at });
});

describe('The definition', () => {
  const Document = model('stored form', new Schema(form.definition, { versionKey: false }), undefined, {
    overwriteModels: true,
  });

  it('keeps every field of a document, by its type', () => {
    const { id, ...document } = stored;
    expect(new Document({ ...document, nights: '3' }).toObject()).toEqual(document);
  });

  it('requires fields that are neither optional nor nullable; nullable ones have the default null', async () => {
    const document = new Document({});
    const refusal: unknown = await document.validate().catch((error: unknown) => error);
    expect(Object.keys((refusal as Error.ValidationError).errors).toSorted()).toEqual([
      ...['_id', 'at', 'isPaid', 'nights', 'status', 'withNames'],
    ]);
    expect(document.toObject()).toEqual({ confirmedAt: null, calendarId: null });
  });
});
