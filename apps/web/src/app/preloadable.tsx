import { lazy, type ComponentType } from 'react';

/**
 * A component in a file of its own. React suspends at a lazy component even if its file is loaded, which neither the
 * server nor hydration can wait for: after `preload`, it renders at once.
 */
export const preloadable = (load: () => Promise<ComponentType>) => {
  let preloaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  const Preloadable = () => {
    const Component = preloaded ?? Lazy;
    return <Component />;
  };
  const preload = async () => {
    preloaded = await load();
  };
  return Object.assign(Preloadable, { preload });
};
