const listeners = new Set<() => void>();

/** To be called when a session in this browser has begun or ended. */
export const announceChange = () => listeners.forEach((listener) => listener());

/** Calls the listener at every such change, also in another tab: signing out in one signs out in all of them. */
export const onSessionChange = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
