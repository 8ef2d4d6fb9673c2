/** So many lanes of bars have a place. */
export const lanesShown = 6;

const dayCounts = [10, 11, 12, 13, 14];
const linesMax = 2 * 14 + 1;

const linesOf = (letter: string, side: 'start' | 'end'): string =>
  Array.from({ length: linesMax }, (_, line) => `.${letter}${line + 1}{grid-column-${side}:${line + 1}}`).join('');

/** The style of a row of days. Places are classes, because the content security policy forbids inline styles. */
export const stripStyle = `
.strip { display: grid; row-gap: 2px; margin: 0 0 16px; font: 500 12px/16px system-ui, sans-serif; }
.strip > :not(.bar) { grid-column: span 2; grid-row: 1; display: grid; justify-items: center; color: var(--ink-2); }
.strip b { font: 400 15px/24px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.strip .is-stay b { color: var(--ink); font-weight: 700; }
.strip .is-new b { color: var(--pine); font-weight: 700; }
.bar { min-width: 0; height: 26px; padding: 0 6px; overflow: hidden; line-height: 24px; white-space: nowrap; text-overflow: ellipsis;
  border: 1px solid var(--line); border-radius: 8px; }
.bar.pending { color: light-dark(#7a4a06, #f0c284); border: 1px dashed #e3a23c; }
.bar.approved { color: light-dark(#1a5a49, #9ad9c2); background: light-dark(#e1efe9, #1c3a30); border-color: light-dark(#8fb5a7, #4d7a6a); }
.bar.confirmed { color: light-dark(#fff, #1a221e); background: light-dark(#1f4b7a, #a9cbf0); border-color: transparent; }
.bar.offered { color: light-dark(#134f40, #bde6d6); background: light-dark(#edf4f0, #1b2a24); border: 1.5px dashed var(--pine); }
.bar.blocked, .bar.calendar { background: repeating-linear-gradient(135deg, transparent 0 5px, var(--line) 5px 6px), var(--paper); }
.bar.blocked { color: var(--ink-2); }
${dayCounts.map((days) => `.n${days}{grid-template-columns:repeat(${2 * days},minmax(0,1fr))}`).join('')}
${linesOf('f', 'start')}
${linesOf('t', 'end')}
${Array.from({ length: lanesShown }, (_, lane) => `.l${lane + 1}{grid-row:${lane + 2}}`).join('')}
`;
