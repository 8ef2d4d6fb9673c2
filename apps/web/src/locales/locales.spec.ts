import { loadTexts, namespaces } from '../shared/i18n/namespaces';

/** `a.b` for every text; English and German have the same plural forms, so these have to agree too. */
const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

const placeholdersOf = (texts: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(placeholdersOf(value)).map(([inner, names]) => [`${key}.${inner}`, names])
        : [[key, (String(value).match(/\{\{\w+\}\}/gu) ?? []).toSorted()]],
    ),
  );

it.each(namespaces)('has every text of "%s" in both languages, with the same placeholders', async (namespace) => {
  const { default: german } = await loadTexts.de[namespace]();
  const { default: english } = await loadTexts.en[namespace]();
  expect(keysOf(english).toSorted()).toEqual(keysOf(german).toSorted());
  expect(placeholdersOf(english)).toEqual(placeholdersOf(german));
});

it.each(namespaces)('never breaks "E-Mail" after its hyphen in "%s"', async (namespace) => {
  const { default: german } = await loadTexts.de[namespace]();
  expect(JSON.stringify(german)).not.toMatch(/E-Mail/u);
});
