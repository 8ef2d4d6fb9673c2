import { lazy, Suspense, type ComponentProps } from 'react';
import type { FailureNote } from './note';

const Note = lazy(async () => ({ default: (await import('./note')).FailureNote }));

/** {@link FailureNote}, loaded only after a failure. */
export const LateFailureNote = (props: ComponentProps<typeof FailureNote>) => (
  <Suspense>
    <Note {...props} />
  </Suspense>
);
