import { Admissions } from './admissions';

describe('The cache of admissions', () => {
  let clock = 1;
  let admissions: Admissions;
  beforeEach(() => {
    clock = 1;
    admissions = new Admissions(() => clock);
  });

  it('keeps an admission for 5 seconds from the start of the call', async () => {
    const verdict = Promise.resolve().then(() => (clock = 1_000));
    await admissions.addAfter(verdict, ['secret'], 'admission');
    clock = 4_999;
    expect(admissions.has(['secret'], 'admission')).toBe(true);
    clock = 5_002;
    expect(admissions.has(['secret'], 'admission')).toBe(false);
  });

  it('finds an admission only with the same password and the same cookie', async () => {
    await admissions.addAfter(Promise.resolve(), ['secret'], 'admission');
    expect(admissions.has(['other'], 'admission')).toBe(false);
    expect(admissions.has(['secret'], 'other')).toBe(false);
  });

  it('does not keep the admission of a guest without a cookie', async () => {
    await admissions.addAfter(Promise.resolve(), ['secret'], undefined);
    expect(admissions.has(['secret'], undefined)).toBe(false);
  });

  it('does not keep a refusal', async () => {
    const refused = Promise.reject(new Error('no'));
    await expect(admissions.addAfter(refused, ['secret'], 'admission')).rejects.toThrow('no');
    expect(admissions.has(['secret'], 'admission')).toBe(false);
  });

  it('does not keep the result of a call that was under way during an invalidation', async () => {
    const verdict = Promise.resolve().then(() => admissions.invalidate());
    await admissions.addAfter(verdict, ['secret'], 'admission');
    expect(admissions.has(['secret'], 'admission')).toBe(false);
  });
});
