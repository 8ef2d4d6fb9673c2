import { blanksIn } from './blanks';

it.each([
  ['', 0],
  ['Petra Lindner\nAm Ufer 3', 0],
  ['[Vorname Name]\n[Straße]', 2],
  ['Siehe [Datenschutz](https://example.org), [Anbieter]', 1],
  ['[a\nb]', 0],
])('counts the places of %j that are not filled in: %i', (text, count) => expect(blanksIn(text)).toBe(count));
