import { admissionIdOf, newAdmission } from './admission';

describe('an admission', () => {
  it('has a unique id', () => {
    const [first, second] = [newAdmission('hash'), newAdmission('hash')];
    expect(admissionIdOf(first, 'hash')).toMatch(/^[\w-]{22}$/);
    expect(admissionIdOf(first, 'hash')).toBe(admissionIdOf(first, 'hash'));
    expect(admissionIdOf(first, 'hash')).not.toBe(admissionIdOf(second, 'hash'));
  });

  it('ends with the password that it was signed for', () => {
    expect(admissionIdOf(newAdmission('hash'), 'hash of another')).toBeUndefined();
  });

  it('cannot be forged', () => {
    const [id = '', signature = ''] = newAdmission('hash').split('.');
    const anotherSignature = newAdmission('hash').split('.')[1];
    for (const made of [undefined, '', id, `${id}.`, `${id}.${anotherSignature}`, `x${id}.${signature}`]) {
      expect(admissionIdOf(made, 'hash')).toBeUndefined();
    }
  });

  it('does not reveal the hash', () => {
    const hash = '$scrypt$ln=15,r=8,p=1$a-hash-of-the-password';
    expect(newAdmission(hash)).not.toContain(hash);
    expect(newAdmission(hash)).not.toContain(Buffer.from(hash).toString('base64url'));
  });
});
