import fc from 'fast-check';
import { fillPlaceholders, placeholderProblem, placeholders, type Placeholder } from './placeholders';

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
});
