import { useEffect, useRef, type MouseEvent } from 'react';
import { useRouteError } from 'react-router-dom';

/** The id of the element with the error page in a language. */
export const crashedPageId = (locale: string) => `crashed-${locale}`;

/** Comes with every page, because a file for it may fail to load as what it tells of has. */
const crashedPage = () => document.getElementById(crashedPageId(document.documentElement.lang))?.innerHTML ?? '';

const reloadByButton = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest('button')) location.reload();
};

interface CrashedProps {
  /** For the console only. */
  error: unknown;
}

const Crashed = ({ error }: CrashedProps) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    console.error('The page could not be shown', error);
    page.current?.querySelector('h1')?.focus();
  }, [error]);
  return <div ref={page} onClick={reloadByButton} dangerouslySetInnerHTML={{ __html: crashedPage() }} />;
};

/** In place of a page that could not be loaded or shown, as after an update of the program or without a network. */
export const CrashedPage = () => <Crashed error={useRouteError()} />;

/** In place of everything, when the program could not start. */
export const CrashedStart = ({ error }: CrashedProps) => (
  <main className="px-2">
    <Crashed error={error} />
  </main>
);

/** In place of everything, when what stands around the pages could not be shown either. */
export const CrashedShell = () => <CrashedStart error={useRouteError()} />;
