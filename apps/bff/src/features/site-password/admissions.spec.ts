import { Admissions } from './admissions';

describe('admissions', () => {
  let clock = 1;
  let admissions: Admissions;
  beforeEach(() => {
    clock = 1;
    admissions = new Admissions(() => clock);
  });

  it('are remembered for 5 seconds, counted from the question', async () => {
    const verdict = Promise.resolve().then(() => (clock = 1_000));
    await admissions.addAfter(verdict, ['secret'], 'admission');
    clock = 4_999;
    expect(admissions.has(['secret'], 'admission')).toBe(true);
    clock = 5_002;
    expect(admissions.has(['secret'], 'admission')).toBe(false);
  });

  it('hold for this password with this admission alone', async () => {
    await admissions.addAfter(Promise.resolve(), ['secret'], 'admission');
    expect(admissions.has(['other'], 'admission')).toBe(false);
    expect(admissions.has(['secret'], 'other')).toBe(false);
  });

  it('are not remembered for a guest without an admission', async () => {
    await admissions.addAfter(Promise.resolve(), ['secret'], undefined);
    expect(admissions.has(['secret'], undefined)).toBe(false);
  });

  it('are none when the verdict is no', async () => {
    const refused = Promise.reject(new Error('no'));
    await expect(admissions.addAfter(refused, ['secret'], 'admission')).rejects.toThrow('no');
    expect(admissions.has(['secret'], 'admission')).toBe(false);
  });

  it('are not made of a verdict that was under way when they were to be forgotten', async () => {
    const verdict = Promise.resolve().then(() => admissions.invalidate());
    await admissions.addAfter(verdict, ['secret'], 'admission');
    expect(admissions.has(['secret'], 'admission')).toBe(false);
  });
});
