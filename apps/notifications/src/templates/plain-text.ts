import type { EmailContent, Fact } from './email-content';
import { textsIn } from './texts/texts';

const aligned = (facts: Fact[]): string => {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
};

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/**
 * Renders the e-mail as plain text. Each link has a line of its own, so that mail clients do not add other characters
 * to it.
 */
export const plainText = ({
  locale,
  brand,
  heading,
  greeting,
  intro,
  facts,
  quote,
  action,
  closing,
  reason,
}: EmailContent): string => {
  const blocks = [
    brand,
    `${heading}\n${'='.repeat(heading.length)}`,
    greeting,
    intro,
    facts.length > 0 && aligned(facts),
    quote && `${quote.label}:\n${indented(quote.text)}`,
    [`${action.label}:`, action.url, action.validity].filter(Boolean).join('\n'),
    closing && [closing.sentence.replace(/<\/?link>/g, ''), closing.url].filter(Boolean).join('\n'),
    `--\n${reason}`,
    textsIn(locale).poweredBy,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};
