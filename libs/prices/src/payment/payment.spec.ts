import { epcPayload, hasEpcCode } from './epc-payload';
import { normalBic, normalIban } from './iban';
import { newPaymentReference } from './payment-reference';

describe('An account', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89370400440532013000', 'DE89370400440532013000'],
    ['AT611904300234573201', 'AT611904300234573201'],
    ['DE89\u00a03704\u202f0044\t0532 0130 00\u200b', 'DE89370400440532013000'],
    ['IBAN: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['Iban DE89370400440532013000\n', 'DE89370400440532013000'],
    ['IBAN DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    // The digits exchanged, a digit missing, a country without IBANs, and no IBAN at all.
    ['DE89 3704 0044 0532 0103 00', null],
    ['DE8937040044053201300', null],
    ['US89370400440532013000', null],
    ['', null],
    ['DE', null],
  ])('with the IBAN %j is %j', (text, iban) => {
    expect(normalIban(text)).toBe(iban);
  });

  it('has a BIC of 8 or 11 characters', () => {
    expect(['cobadeffxxx', 'BIC: COBA DE FF\u00a0XXX', ' COBADEFF ', 'COBADEF', ''].map(normalBic)).toEqual([
      'COBADEFFXXX',
      'COBADEFFXXX',
      'COBADEFF',
      null,
      null,
    ]);
  });
});

describe('A payment reference', () => {
  it('has six characters that cannot be confused', () => {
    const given: number[] = [];
    const references = Array.from({ length: 32 }, (_, index) =>
      newPaymentReference((max) => {
        given.push(max);
        return index;
      }),
    );
    expect(references[0]).toBe('HS-AAAAAA');
    expect(new Set(given)).toEqual(new Set([32]));
    expect(new Set(references).size).toBe(32);
    for (const reference of references) expect(reference).toMatch(/^HS-[2-9A-HJ-NP-Z]{6}$/);
  });
});

describe('An EPC code', () => {
  const transfer = { name: 'Anna Ährenfeld', iban: 'DE89370400440532013000', amount: 254_00, reference: 'HS-7KQ2MX' };

  it.each([
    ['an account in Germany', {}, 'EUR', true],
    ['one in Switzerland', { iban: 'CH9300762011623852957' }, 'EUR', true],
    ['one in Serbia', { iban: 'RS35260005601001611379' }, 'EUR', true],
    ['one in Turkey', { iban: 'TR330006100519786457841326' }, 'EUR', false],
    ['another currency', {}, 'CHF', false],
    ['the highest amount', { amount: 99_999_999_999 }, 'EUR', true],
    ['a higher one', { amount: 100_000_000_000 }, 'EUR', false],
    ['nothing', { amount: 0 }, 'EUR', false],
  ])('for %s', (_what, changes, currency, has) => expect(hasEpcCode({ ...transfer, ...changes }, currency)).toBe(has));

  it('is the text that banking apps read', () => {
    const lines = [
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Anna Ährenfeld',
      'DE89370400440532013000',
      'EUR254.00',
      '',
      '',
      'HS-7KQ2MX',
    ];
    expect(epcPayload(transfer)).toBe(lines.join('\n'));
    expect(epcPayload({ ...transfer, bic: 'COBADEFFXXX' }).split('\n')[4]).toBe('COBADEFFXXX');
  });

  it('is no longer than the standard allows', () => {
    const longest = { name: 'ä'.repeat(70), iban: 'X'.repeat(34), bic: 'X'.repeat(11), amount: 99_999_999_999 };
    expect(Buffer.byteLength(epcPayload({ ...longest, reference: 'HS-7KQ2MX' }))).toBeLessThanOrEqual(331);
  });
});
