interface Navigation {
  /** Leaves the admin's pages for `/`. */
  goHome: () => void;
  /** Loads the page anew, which brings back the password gate. */
  reload: () => void;
}

/** How a refused call moves the reader. */
export const navigation: Navigation = { goHome: () => location.assign('/'), reload: () => location.reload() };

/** The router registers itself here, and tests watch. */
export const setNavigation = (moves: Partial<Navigation>) => void Object.assign(navigation, moves);
