/** The mark of the product: a house with a lit hearth. */
export const HouseMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden className={className}>
    <path
      className="fill-pine"
      d="M14.7 3.05a2.1 2.1 0 0 1 2.6 0l10.5 8.6a2.1 2.1 0 0 1 .8 1.65v11.9a3.5 3.5 0 0 1-3.5 3.5H6.8a3.5 3.5 0 0 1-3.5-3.5V13.3c0-.64.3-1.25.8-1.65z"
    />
    <path className="fill-surface" d="M10.3 28.7v-7.5a5.7 5.7 0 0 1 11.4 0v7.5z" />
    <path
      className="fill-amber"
      d="M16.1 19c.3 0 2.9 2.5 2.9 5.3a3 3 0 0 1-6 .2c0-1.3.6-2.3 1.1-3l.9 1c.6 0 .5-.2.5-.9 0-1.1.1-2.2.6-2.6z"
    />
  </svg>
);
