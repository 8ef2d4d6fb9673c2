import { useState } from 'react';

/** The owner's photo, fixed behind the page under a veil that lets text stand on it. It is dropped when it fails to load. */
export const BackgroundPhoto = ({ url }: { url: string }) => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <div aria-hidden className="fixed inset-0 -z-10 print:hidden forced-colors:hidden">
      <img src={url} alt="" className="size-full object-cover object-top" onError={() => setIsBroken(true)} />
      <div className="veil absolute inset-0" />
    </div>
  );
};
