import { csvFile } from './csv-file';

const columns = { text: 'Text', amount: 'Betrag' };
const german = { delimiter: ';', decimalPoint: ',' };
const lineOf = (text: string, amount?: number) => csvFile([{ text, amount }], columns, german).split('\r\n')[1];

it.each(['=1+1', '+49 170', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', ' =1+1'])('runs %j not as a formula', (text) => {
  expect(lineOf(text)).toMatch(/^"?'/);
});

it.each(['Anna', '1=1', 'a@b.de', ' Anna', "'"])('leaves %j as it is', (text) => {
  expect(lineOf(text)).toBe(`${text};`);
});

it.each(['Hallo\nAnna', 'Hallo\n=1+1', 'Hallo\r=1+1'])('keeps the lines of %j in one cell', (text) => {
  expect(lineOf(text)).toBe(`"${text}";`);
});

it('writes amounts as numbers, also negative ones', () => {
  expect(lineOf('', -64.5)).toBe(';-64,5');
});
