import { useEffect, useRef, type MouseEvent } from 'react';
import { useRouteError } from 'react-router-dom';

/** The id of the element that contains the error page in a language. */
export const crashedPageId = (locale: string) => `crashed-${locale}`;

/** The error page, which is part of every document, because a file for it could fail to load as well. */
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

/** Replaces a page that could not be loaded or rendered, as after an update of the server or without a network. */
export const CrashedPage = () => <Crashed error={useRouteError()} />;

/** Replaces the whole application when it could not start. */
export const CrashedStart = ({ error }: CrashedProps) => (
  <main className="px-2">
    <Crashed error={error} />
  </main>
);

/** Replaces the whole application when the frame around the pages could not be rendered. */
export const CrashedShell = () => <CrashedStart error={useRouteError()} />;
