import { House } from './house';

const openTimeoutMs = 120_000;

/** A house for the tests of a file, or of a block; it is there from the first `beforeAll` on. */
export const useHouse = (title: string): (() => House) => {
  let house: House | undefined;
  beforeAll(async () => {
    house = await House.open(title);
  }, openTimeoutMs);
  // One that could not be opened has closed what it had; its error must be the only one.
  afterAll(() => house?.close());
  return () => {
    if (!house) throw new Error('The house is not open');
    return house;
  };
};
