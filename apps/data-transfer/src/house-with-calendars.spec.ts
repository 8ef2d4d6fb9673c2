import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeEachDatabase } from '@hearthstay/testing';
import { EJSON } from 'bson';
import type { Document } from 'bson';
import type { Data } from './data/data';
import { useMoves } from './testing/move';
import { clear, contentsOf, dataInNewDirectory, dataOn, storedIn } from './testing/test-data';

interface Line {
  collection: string;
  document: Document & { _id: unknown };
}

/**
 * The stored data of a house whose stays hold nights: a booking on a day that a calendar claims as well, a cancelled
 * one, a blocked range with a note, a calendar with conflicts whose last reading failed, and a feed that was read
 * twice.
 */
const lines = readFileSync(join(__dirname, 'testing/house-with-calendars.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => EJSON.parse(line) as Line);

/** The service converts the claims again after an import, so the test marks them as due. */
const houseIn = async (data: Data) => {
  const { 'bookings.settings': settings = [], ...others } = await contentsOf(data, { relaxed: true });
  const { claimUnit, ...kept } = EJSON.parse(settings[0]!) as Document & { claimUnit: { unit: string } };
  return { others, kept, unit: claimUnit.unit };
};

describeEachDatabase('A house with calendars, blocks, nights and histories', (database) => {
  const { move } = useMoves();
  let here: Data;
  let there: Data;

  beforeAll(async () => {
    there = dataOn(database);
    here = await dataInNewDirectory();
  });
  afterAll(async () => {
    await clear(there);
    await here.close();
  });

  it('is the same on another server and after its return, without repairs', async () => {
    for (const { collection, document } of lines) await storedIn(there, 'bookings', collection).insertOne(document);
    const before = await houseIn(there);
    expect(Object.keys(before.others)).toEqual(
      expect.arrayContaining(
        ['blocks', 'calendar_feeds', 'calendar_sources', 'feed_reads'].map((name) => `bookings.${name}`),
      ),
    );
    expect(await move(there, here)).toMatchObject({ repaired: [] });
    expect(await houseIn(here)).toEqual(before);
    expect(await move(here, there)).toMatchObject({ repaired: [] });
    expect(await houseIn(there)).toEqual(before);
  });
});
