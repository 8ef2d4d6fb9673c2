import { classNames } from './class-names';

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'danger-outline';
export type ButtonSize = 'large' | 'medium' | 'small';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-pine text-on-pine border-transparent shadow-button hover:bg-pine-hover active:bg-pine-press',
  quiet: 'bg-surface text-ink border-edge hover:bg-sunken active:bg-sunken',
  danger: 'bg-taken text-on-danger border-transparent shadow-button hover:brightness-95 active:brightness-90',
  'danger-outline': 'bg-surface text-taken-ink border-taken/55 hover:bg-taken-row active:bg-taken-row',
};

const sizes: Record<ButtonSize, string> = {
  large: 'min-h-12 px-5 gap-2 rounded-control text-body',
  medium: 'min-h-11 px-4 gap-2 rounded-control text-label',
  small: 'min-h-11 md:min-h-9 pl-2.5 pr-3 gap-1.5 rounded-small text-note',
};

/** What buttons, and links that look like buttons, have in common. A busy one keeps its colours although it is off. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize, isBusy = false): string =>
  classNames(
    'inline-flex items-center justify-center border font-semibold text-center transition-colors select-none',
    kinds[kind],
    sizes[size],
    isBusy ? 'cursor-progress' : 'off:bg-disabled off:text-on-disabled off:border-transparent off:shadow-none',
    'off:filter-none',
  );
