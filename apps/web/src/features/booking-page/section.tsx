import { useId, type ReactNode, type Ref } from 'react';

interface SectionProps {
  /** Set for a section that can take the focus. */
  ref?: Ref<HTMLElement>;
  title: string;
  /** A button at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the booking's page: a card, or a part between two lines where the page is beside the list. */
export const Section = ({ ref, title, action, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={titleId} className="booking-section">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h3 id={titleId} className="text-body font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
};
