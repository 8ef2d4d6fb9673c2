import type { Locale } from '@hearthstay/locales';
import { classNames } from '@web/shared/ui/class-names';

interface ProseProps {
  /** Made of Markdown by the server, which lets no HTML of the owner through. */
  html: string;
  language: Locale;
  className?: string;
}

/** A text of the owner. */
export const Prose = ({ html, language, className }: ProseProps) => (
  <div lang={language} className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
