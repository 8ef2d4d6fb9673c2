/** Reports every element as in view, as on a screen that is high enough. */
export const everythingIsInView = () => {
  const original = window.IntersectionObserver;
  class InView {
    constructor(private readonly onChange: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => this.onChange([entry], this as unknown as IntersectionObserver));
    }
    disconnect() {}
  }
  beforeEach(() => {
    window.IntersectionObserver = InView as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    window.IntersectionObserver = original;
  });
};
