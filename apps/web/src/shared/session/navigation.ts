interface Navigation {
  /** Leaves the admin's pages for `/`. */
  goHome: () => void;
  /** Loads the page again, which then shows the password gate. */
  reload: () => void;
}

/** The pages to which a refused call leads. */
export const navigation: Navigation = { goHome: () => location.assign('/'), reload: () => location.reload() };

/** For the router, and for tests. */
export const setNavigation = (moves: Partial<Navigation>) => void Object.assign(navigation, moves);
