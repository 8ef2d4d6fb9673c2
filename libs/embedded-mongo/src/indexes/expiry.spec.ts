import type { Document } from 'bson';
import { Engine } from '../engine';
import { useTemporaryStorage } from '../testing/temporary-storage';
import { removeExpired } from './expiry';

describe('Documents with a time to live', () => {
  const { storage } = useTemporaryStorage();
  const now = Date.parse('2026-05-01T12:00:00Z');
  const secondsAgo = (seconds: number): Date => new Date(now - seconds * 1000);

  it('are removed when their date is older than the index allows', async () => {
    const engine = new Engine(storage());
    const documents: Document[] = [
      { _id: 'old', at: secondsAgo(61) },
      { _id: 'just over', at: secondsAgo(60) },
      { _id: 'young', at: secondsAgo(59) },
      { _id: 'no date', at: 'text' },
      { _id: 'a number', at: 5 },
      { _id: 'missing' },
      { _id: 'null', at: null },
      { _id: 'earliest of several', at: [secondsAgo(0), secondsAgo(100)] },
    ];
    await storage().write(() => {
      const collection = engine.catalog.addIndex(engine.catalog.create('test.sessions'), {
        v: 2,
        name: 'at',
        key: { at: 1 },
        expireAfterSeconds: 60,
      });
      documents.forEach((document) => collection.insert(document));
    });

    await removeExpired(engine, now);

    const left = storage().read(() => [...engine.catalog.find('test.sessions')!.scan()]);
    expect(left.map(({ _id }) => _id as string)).toEqual(['a number', 'missing', 'no date', 'null', 'young']);
  });

  it('may have their date in an embedded document, or several dates in an array', async () => {
    const engine = new Engine(storage());
    const documents: Document[] = [
      { _id: 'old', link: { endsAt: secondsAgo(1) } },
      { _id: 'young', link: { endsAt: secondsAgo(-1) } },
      { _id: 'earliest of several', link: [{ endsAt: secondsAgo(-1) }, { endsAt: secondsAgo(1) }] },
      { _id: 'young and no date', link: [{ endsAt: secondsAgo(-1) }, {}, { endsAt: 'text' }] },
      { _id: 'no link', link: 'text' },
      { _id: 'empty', link: [] },
      { _id: 'missing' },
    ];
    await storage().write(() => {
      const spec = { v: 2, name: 'end', key: { 'link.endsAt': 1 }, expireAfterSeconds: 0 };
      const collection = engine.catalog.addIndex(engine.catalog.create('test.links'), spec);
      documents.forEach((document) => collection.insert(document));
    });

    await removeExpired(engine, now);

    const left = storage().read(() => [...engine.catalog.find('test.links')!.scan()]);
    expect(left.map(({ _id }) => _id as string)).toEqual(['empty', 'missing', 'no link', 'young', 'young and no date']);
  });

  it('stay without a TTL index', async () => {
    const engine = new Engine(storage());
    await storage().write(() => {
      const spec = { v: 2, name: 'at', key: { at: 1 } };
      engine.catalog.addIndex(engine.catalog.create('test.bookings'), spec).insert({ _id: 1, at: secondsAgo(1e6) });
    });

    await removeExpired(engine, now);

    expect(storage().read(() => [...engine.catalog.find('test.bookings')!.scan()])).toHaveLength(1);
  });
});
