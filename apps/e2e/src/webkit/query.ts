import type { Role } from '../browser/web-page';

/** A regular expression in a form that can be sent to the page. */
export interface Pattern {
  source: string;
  flags: string;
}

/** The steps that find elements: each searches in the results of the one before, the first in the page. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: Role; name?: Pattern }
  | { by: 'label' | 'text' | 'content'; text: Pattern }
  | { by: 'and' | 'or'; steps: Step[] }
  | { by: 'first' };

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Playwright's rules for texts: a part of the text in any case, or the whole text. */
export const pattern = (text: string | RegExp, isExact = false): Pattern => {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  return isExact ? { source: `^${escaped(text)}$`, flags: '' } : { source: escaped(text), flags: 'i' };
};

interface TestingLibrary {
  queryAllByRole: (within: HTMLElement, role: string, options: { name?: RegExp }) => HTMLElement[];
  queryAllByLabelText: (within: HTMLElement, text: RegExp) => HTMLElement[];
  queryAllByText: (within: HTMLElement, text: RegExp) => HTMLElement[];
}

/**
 * Runs in the page with Testing Library in it, so the function references nothing outside of itself.
 *
 * @returns whether Testing Library is loaded, and the visible elements that the steps find.
 */
export const findInPage = (steps: Step[]) => {
  const library = (globalThis as unknown as { TestingLibraryDom?: TestingLibrary }).TestingLibraryDom;
  if (!library) return { isReady: false, seen: [] };

  const regExp = ({ source, flags }: Pattern) => new RegExp(source, flags);
  const take = (within: HTMLElement[], step: Step): HTMLElement[] => {
    switch (step.by) {
      case 'css':
        return within.flatMap((element) => [...element.querySelectorAll<HTMLElement>(step.selector)]);
      case 'role': {
        const options = step.name ? { name: regExp(step.name) } : {};
        return within.flatMap((element) => library.queryAllByRole(element, step.role, options));
      }
      case 'label':
        return within.flatMap((element) => library.queryAllByLabelText(element, regExp(step.text)));
      case 'text':
        return within.flatMap((element) => library.queryAllByText(element, regExp(step.text)));
      case 'content':
        return within.filter((element) => regExp(step.text).test(element.textContent));
      case 'and': {
        const others = follow(step.steps);
        return within.filter((element) => others.includes(element));
      }
      case 'first':
        return within.slice(0, 1);
      case 'or':
        return [...within, ...follow(step.steps)];
    }
  };
  const follow = (path: Step[]): HTMLElement[] => [...new Set(path.reduce(take, [document.body]))];

  const seen = follow(steps).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  return { isReady: true, seen };
};
