/**
 * The first button of the form, by which browsers send it when Enter is pressed in the tick: it decides nothing, and
 * the question is shown again. It is invisible but rendered, because some browsers pass over a button that is not, and
 * over one that is disabled.
 */
export const NoDefaultDecision = () => (
  <button name="decision" value="" className="unseen" tabIndex={-1} aria-hidden="true" />
);
