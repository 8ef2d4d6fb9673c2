import fc from 'fast-check';
import {
  fillPlaceholders,
  partsOf,
  placeholderProblem,
  placeholders,
  renamePlaceholders,
  type Placeholder,
} from './placeholders';

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>;

describe('A text with placeholders', () => {
  it.each([
    ['', undefined],
    ['Guten Tag {{name}}, bis {{arrival}}!', undefined],
    ['{{name}}{{name}}', undefined],
    ['{ name } und {name}', undefined],
    ['{{Name}}', 'unknown'],
    ['{{ name }}', 'unknown'],
    ['{{}}', 'unknown'],
    ['{{password}}', 'unknown'],
    ['{{constructor}}', 'unknown'],
    ['{{na{{name}}me}}', 'broken'],
    ['{{{{name}}}}', 'broken'],
    ['{{{name}}}', 'broken'],
    ['{{name', 'broken'],
    ['name}}', 'broken'],
    ['{{name}', 'broken'],
    ['{{na\n{me}}', 'broken'],
    ['{{{name}}', 'broken'],
  ])('%j: %s', (text, problem) => expect(placeholderProblem(text)).toBe(problem));

  it('is filled with values, which are not read as placeholders themselves', () => {
    expect(fillPlaceholders('{{name}}, {{arrival}}', { ...values, name: '{{doorCode}} $& $1' })).toBe(
      '{{doorCode}} $& $1, <arrival>',
    );
  });

  it('has nothing in double braces once it is filled, whatever an owner writes', () => {
    const part = fc.constantFrom('{', '{{', '}', '}}', ' ', 'Tag', '\n', ...placeholders);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        if (placeholderProblem(text)) return;
        expect(fillPlaceholders(text, values)).not.toMatch(/\{\{|\}\}/);
      }),
    );
  });

  it('consists of its parts, whatever is in it', () => {
    const part = fc.constantFrom('{', '{{', '}', '}}', ' ', '\n', 'Tag', '{{Tag}}', ...placeholders);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parts = partsOf(text);
        expect(parts.map((one) => one.text).join('')).toBe(text);
        for (const { text: own, placeholder } of parts) if (placeholder) expect(own).toBe(`{{${placeholder}}}`);
      }),
    );
    expect(partsOf('An {{name}}{{Tag}}').map(({ placeholder }) => placeholder)).toEqual([undefined, 'name', undefined]);
  });

  it('gets other names for its placeholders, and keeps those that have none', () => {
    const names = new Map([['name', 'Name']]);
    expect(renamePlaceholders('{{name}} {{x}} {name} {{na{{name}}', (name) => names.get(name))).toBe(
      '{{Name}} {{x}} {name} {{na{{Name}}',
    );
  });
});
