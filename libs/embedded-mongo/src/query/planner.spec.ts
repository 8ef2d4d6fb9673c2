import type { Document } from 'bson';
import type { Collection } from '../storage/collection';
import { useTemporaryStorage } from '../testing/temporary-storage';
import { planQuery } from './planner';
import { parseKeyPattern } from './sort';

describe('The planner', () => {
  const { storage, catalog } = useTemporaryStorage();
  let requests: Collection;
  beforeAll(async () => {
    await storage().write(() => {
      requests = catalog().create('test.requests');
      const add = (name: string, key: Document, options: object = {}) => {
        requests = catalog().addIndex(requests, { v: 2, name, key, ...options });
      };
      add('email', { email: 1 }, { unique: true });
      add('status-due', { status: 1, due: -1 });
      add('status-kind', { status: 1, kind: 1 });
      add('outbox', { 'outbox.id': 1 }, { partialFilterExpression: { 'outbox.id': { $exists: true } } });
      add('open', { day: 1 }, { partialFilterExpression: { status: { $in: ['approved', 'confirmed'] } } });
      requests.insert({ _id: 1, outbox: [{ id: 'a' }, { id: 'b' }] });
      requests = catalog().find('test.requests')!;
    });
  });

  const plan = (filter: Document, sort: Document = {}, isLimited = false) => {
    const { index, ranges, sorted, reverse } = planQuery(requests, filter, parseKeyPattern(sort), { isLimited });
    return { by: index?.stored.spec.name ?? '_id', ranges: ranges.length, sorted, reverse };
  };

  it.each<[string, Document, Document, Partial<ReturnType<typeof plan>>]>([
    ['a value of _id', { _id: 5 }, {}, { by: '_id', ranges: 1 }],
    ['several values of _id', { _id: { $in: [5, 6, 5] } }, {}, { by: '_id', ranges: 2 }],
    [
      'values of _id rather than a value and bounds',
      { _id: { $in: [5, 6] }, status: 'pending', due: { $lte: 5 } },
      {},
      { by: '_id', ranges: 2 },
    ],
    ['a value of an index', { email: 'x' }, {}, { by: 'email', ranges: 1 }],
    ['a value under $and', { $and: [{ email: 'x' }, { n: 1 }] }, {}, { by: 'email' }],
    ['a value of the first field', { status: 'pending', n: 1 }, {}, { by: 'status-due' }],
    ['a value and bounds', { status: 'pending', due: { $lte: 5 } }, {}, { by: 'status-due', ranges: 1 }],
    ['a value and an order', { status: 'pending' }, { due: -1 }, { by: 'status-due', sorted: true, reverse: false }],
    [
      'a value and the opposite order',
      { status: 'pending' },
      { due: 1 },
      { by: 'status-due', sorted: true, reverse: true },
    ],
    ['an order alone', {}, { email: -1 }, { by: 'email', sorted: true, reverse: true }],
    ['an order by _id', {}, { _id: -1 }, { by: '_id', sorted: true, reverse: true }],
    [
      'several values and an order',
      { status: { $in: ['a', 'b'] } },
      { due: 1 },
      { by: 'status-due', ranges: 2, sorted: false },
    ],
    ['an order that is not the index’s', { status: 'pending' }, { n: 1 }, { by: 'status-due', sorted: false }],
    ['an element of an array', { 'outbox.id': 'a' }, {}, { by: 'outbox' }],
    ['the condition of a partial index', { 'outbox.id': { $exists: true } }, {}, { by: 'outbox' }],
    [
      'an order by elements of arrays',
      { 'outbox.id': { $exists: true } },
      { 'outbox.id': 1 },
      { by: 'outbox', sorted: false },
    ],
    ['a status that a partial index covers', { day: 'x', status: 'approved' }, {}, { by: 'open' }],
    ['a status that it does not cover', { day: 'x', status: 'declined' }, {}, { by: 'status-due' }],
    ['a field without an index', { n: 1 }, {}, { by: '_id' }],
    ['a second field alone', { due: 5 }, {}, { by: '_id' }],
    ['a whole array', { email: ['x'] }, {}, { by: '_id' }],
  ])('for %s', (_what, filter, sort, expected) => {
    expect(plan(filter, sort)).toMatchObject(expected);
  });

  it('prefers an order to a second value where the first documents are enough', () => {
    const filter = { status: 'pending', kind: { $in: ['a', 'b'] } };
    expect(plan(filter, { due: -1 }, true)).toMatchObject({ by: 'status-due', sorted: true });
    expect(plan(filter, { due: -1 })).toMatchObject({ by: 'status-kind', sorted: false });
    expect(plan(filter, {}, true)).toMatchObject({ by: 'status-kind' });
    expect(plan({ n: 1, status: 'pending' }, { email: 1 }, true)).toMatchObject({ by: 'status-due', sorted: false });
  });
});
