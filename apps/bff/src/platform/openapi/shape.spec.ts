import { shapeOf } from './shape';

describe('a shape', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ type: 'integer', minimum: 1, maximum: 30 }, 'integer (from 1, to 30)'],
    [{ const: true }, 'true'],
    [{ enum: ['approved', 'declined'], type: 'string' }, '"approved" | "declined"'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 366 }, 'string[] (at most 366)'],
    [{ type: 'object', properties: {} }, '{}'],
    [
      {
        type: 'object',
        required: ['image'],
        properties: {
          image: {
            anyOf: [{ type: 'object', required: ['url'], properties: { url: { type: 'string' } } }, { type: 'null' }],
          },
          notes: { type: 'string' },
        },
      },
      '{\n  image: {\n    url: string\n  } | null\n  notes?: string\n}',
    ],
  ])('of %j', (schema, shape) => {
    expect(shapeOf(schema)).toBe(shape);
  });
});
