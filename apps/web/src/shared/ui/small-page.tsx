import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from './card';
import { classNames } from './class-names';
import { IconCircle, type Tone } from './icon-circle';

interface SmallPageProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  icon?: LucideIcon;
  tone?: Tone;
  /** `wide` is 560 pixels with larger type, for the confirmation; others are 480. */
  isWide?: boolean;
  /** Focuses the title, so that an outcome that replaces a form or a waiting state is read out. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A page that is one card, with text at the left and one action. */
export const SmallPage = (props: SmallPageProps) => {
  const { title, lead, icon, tone = 'pine', isWide = false, takesFocus = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
  return (
    <Card
      className={classNames(
        'mx-auto my-8 w-full px-4 py-6 md:my-16',
        isWide ? 'max-w-140 xs:px-12 xs:pt-10 xs:pb-12' : 'max-w-120 xs:p-8',
      )}
    >
      {icon && <IconCircle icon={icon} tone={tone} size={isWide ? 72 : 56} />}
      <h1
        ref={heading}
        tabIndex={-1}
        className={classNames(isWide ? 'title-page' : 'title-small-page', icon && 'mt-6', 'text-balance')}
      >
        {title}
      </h1>
      {lead && <p className={classNames('mt-2', isWide && 'text-section/7')}>{lead}</p>}
      {children && <div className="mt-6">{children}</div>}
    </Card>
  );
};
