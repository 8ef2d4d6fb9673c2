import { parseDay } from '@hearthstay/stay';
import { dataFromSource, englishNames, type SourceFile } from './data-from-source';

const first = parseDay('2026-09-01');
const data = (country: 'DE' | 'AT' | 'CH', ...files: SourceFile[]) => {
  const { data: holidays, named } = dataFromSource(country, files, first);
  return { ...holidays, names: englishNames(named) };
};
const file = (name: string, ...lines: string[]): SourceFile => ({ name, text: `${lines.join('\n')}\n` });
const head = 'Id;Country;StartDate;EndDate;Type;RegionalScope;Name;Subdivisions';

it('public holidays are of all states, or of those that are named', () => {
  const holidays = data(
    'DE',
    file(
      'holidays.public.csv',
      head,
      '639c;DE;2025-12-25;;Public;Regional;DE 1. Weihnachtsfeiertag,EN Christmas Day;',
      'b37c;DE;2026-12-25;;Public;Regional;DE 1. Weihnachtsfeiertag,EN Christmas Day;',
      "c359;DE;2026-11-01;;Public;Regional;DE Allerheiligen,EN All Saints' Day;BW,BY,NW,RP,SL",
      'bea6;DE;2027-08-08;;Public;Local;DE Friedensfest,EN High Festival of Peace;BY-AU',
    ),
  );
  expect(holidays).toEqual({
    names: { '1. Weihnachtsfeiertag': 'Christmas Day', Allerheiligen: "All Saints' Day" },
    public: ['2026-11-01 Allerheiligen [DE-BW DE-BY DE-NW DE-RP DE-SL]', '2026-12-25 1. Weihnachtsfeiertag'],
    school: {},
  });
});

it('school holidays that have not ended on the first day are included', () => {
  const holidays = data(
    'DE',
    file(
      'holidays.school.by.csv',
      'Id;Country;StartDate;EndDate;Type;Name;Subdivisions',
      'bc2b;DE;2025-08-01;2025-09-15;School;DE Sommerferien,EN Summer Holidays;BY',
      '7451;DE;2026-08-03;2026-09-14;School;DE Sommerferien,EN Summer Holidays;BY',
      '4cc1;DE;2026-11-18;;School;DE Buß- und Bettag,EN Repentance Day;BY',
    ),
    file(
      'holidays.school.be.csv',
      head,
      '1fa1;DE;2026-10-19;2026-10-31;School;Regional;DE Herbstferien,EN Autumn holidays;BE',
    ),
  );
  expect(holidays.school).toEqual({
    'DE-BY': ['2026-08-03/2026-09-14 Sommerferien', '2026-11-18 Buß- und Bettag'],
    'DE-BE': ['2026-10-19/2026-10-31 Herbstferien'],
  });
  expect(holidays.names['Sommerferien']).toBe('Summer holidays');
});

it('Mecklenburg-Western Pomerania has the holidays of its general schools, Schleswig-Holstein not those of its islands', () => {
  const holidays = data(
    'DE',
    file(
      'holidays.school.mv.csv',
      head,
      'afcf;DE;2026-10-15;2026-10-24;School;Regional;DE Herbstferien,EN Autumn Holidays;MV-ABS',
      '2bfb;DE;2026-10-19;2026-10-24;School;Regional;DE Herbstferien,EN Autumn Holidays;MV-BBS',
      '45ef;DE;2026-11-26;;School;Regional;DE Zusätzlicher Ferientag,EN Additional holiday;MV-ABS,MV-BBS',
      'faff;DE;2026-11-27;;School;Regional;DE Zusätzlicher Ferientag,EN Additional holiday;',
    ),
    file(
      'holidays.school.sh.csv',
      head,
      'e3d2;DE;2026-10-05;2026-10-24;School;Regional;DE Herbstferien,EN Autumn Holidays;SH-INS',
      '84a4;DE;2026-10-12;2026-10-24;School;Regional;DE Herbstferien,EN Autumn Holidays;SH',
    ),
  );
  expect(holidays.school).toEqual({
    'DE-MV': [
      '2026-10-15/2026-10-24 Herbstferien',
      '2026-11-26 Zusätzlicher Ferientag',
      '2026-11-27 Zusätzlicher Ferientag',
    ],
    'DE-SH': ['2026-10-12/2026-10-24 Herbstferien'],
  });
});

it('the holidays of a whole country are those of all its states, whose codes are of ISO 3166-2', () => {
  const { school } = data(
    'AT',
    file(
      'holidays.school.csv',
      `${head};Comment`,
      'e4a5;AT;2026-10-27;2026-10-31;School;National;DE Herbstferien,EN Autumn Holidays;;',
      'c0f9;AT;2027-01-30;2027-02-06;School;Regional;DE Semesterferien,EN Semester Holidays;NÖ,WI;Noch nicht final festgelegt',
    ),
  );
  expect(Object.keys(school)).toHaveLength(9);
  expect(school['AT-9']).toEqual(['2026-10-27/2026-10-31 Herbstferien', '2027-01-30/2027-02-06 Semesterferien']);
  expect(school['AT-3']).toEqual(school['AT-9']);
  expect(school['AT-7']).toEqual(['2026-10-27/2026-10-31 Herbstferien']);
});

it('a canton with two languages has the holidays of both, and the begin of a school year is no holiday', () => {
  const holidays = data(
    'CH',
    file(
      'holidays.public.csv',
      'Id;Country;StartDate;EndDate;Type;RegionalScope;Name;Groups;Subdivisions;Comment',
      'cddd;CH;2026-09-20;;Public;Regional;DE Eidgenössischer Dank-%2C Buss- und Bettag,FR Jeûne fédéral,IT Festa,EN Federal Day of Thanksgiving%2C Repentance and Prayer;;BL,BS;',
      '48a0;CH;2027-03-29;;Public;Regional;DE Ostermontag,FR Lundi de Pâques,IT Lunedì,EN Easter Monday;;AG-AA,AG-BA,AI;',
      'd112;CH;2026-09-14;;Public;Local;DE Knabenschiessen,FR Knabenschiessen,EN Knabenschiessen;HalfDay;ZH-ZH-ZH;',
    ),
    file(
      'holidays.school.be.csv',
      `${head};Comment`,
      '1983;CH;2026-10-03;2026-10-18;School;Regional;DE Herbst,FR Automne,EN Autumn;BE;DE Obligatorische Schulen,FR Écoles',
      'b522;CH;2026-09-19;2026-10-11;School;Regional;DE Herbst,FR Automne,EN Autumn;BE;DE Kindergärten und Volksschulen',
      '41b8;CH;2026-08-17;;BackToSchool;Regional;DE Schulbeginn,EN Start of the school year;BE;',
    ),
  );
  expect(holidays).toEqual({
    names: {
      'Eidgenössischer Dank-, Buss- und Bettag': 'Federal Day of Thanksgiving, Repentance and Prayer',
      Herbst: 'Autumn',
      Ostermontag: 'Easter Monday',
    },
    public: ['2026-09-20 Eidgenössischer Dank-, Buss- und Bettag [CH-BL CH-BS]', '2027-03-29 Ostermontag [CH-AI]'],
    school: { 'CH-BE': ['2026-09-19/2026-10-18 Herbst'] },
  });
});

it('what a municipality does otherwise is no holiday of its canton', () => {
  const lines = (name: string, canton: string, ...comments: string[]) =>
    comments.map((comment, index) => `x;CH;2026-10-0${index + 2};;School;Regional;${name};${canton};${comment}`);
  const { school } = data(
    'CH',
    file(
      'holidays.school.ow.csv',
      `${head};Comment`,
      ...lines('DE Herbst', 'OW', 'DE Alle Schulen ausser Engelberg', 'DE Ausnahmeregelung für Gemeinde Engelberg'),
    ),
    file(
      'holidays.school.bl.csv',
      `${head};Comment`,
      ...lines('DE Herbst', 'BL', 'DE Ausnahmeregelung für das Gym. Laufental (26.09.2026-18.10.2026)'),
    ),
  );
  expect(school).toEqual({ 'CH-BL': ['2026-10-02 Herbst'], 'CH-OW': ['2026-10-02 Herbst'] });
});

it.each([
  'x;DE;2027-02-30;;Public;Regional;DE Karneval,EN Carnival;',
  'x;DE;2026-10-30;2026-10-26;Public;Regional;DE Ferien,EN Holidays;',
  'x;DE;2026-10-30;;Public;Regional;;',
  'x;DE;2026-10-30;;Public;Regional;"DE Ferien";',
])('%j is refused', (line) => {
  expect(() => data('DE', file('holidays.public.csv', head, line))).toThrow(RangeError);
});
