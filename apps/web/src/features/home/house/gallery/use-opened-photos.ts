import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface OpenedPhotos {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether the photos of a link are open. They have an entry of their own in the browser's history, at the address of
 * the page, so that Back closes them instead of leaving the page. They are closed after a reload.
 */
export const useOpenedPhotos = (): OpenedPhotos => {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened && isStateOf(id, location.state);
  // The dialog has a `close` event also when Back has closed it.
  const isEntry = useRef(false);
  useEffect(() => {
    isEntry.current = isOpen;
  }, [isOpen]);
  const open = () => {
    setWasOpened(true);
    void navigate(location, { state: { photos: id }, preventScrollReset: true });
  };
  const close = () => {
    if (!isEntry.current) return;
    isEntry.current = false;
    void navigate(-1);
  };
  return { isOpen, open, close };
};

const isStateOf = (id: string, state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'photos' in state && state.photos === id;
