/** The style of pages that the server renders without a script, in the colours of the product. */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --paper: #faf8f4; --surface: #fff; --ink: #22302b; --ink-2: #5a6660; --line: #e3ded3; --pine: #1e6b57;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #121815; --surface: #1a221e; --ink: #ece8df; --ink-2: #a7b2ab; --line: #2e3833; --pine: #86cdb4; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
main { max-width: 768px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 16px 0 8px; font: 400 32px/40px Georgia, serif; letter-spacing: -0.018em; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font: 600 16px/24px system-ui, sans-serif; }
p { margin: 0 0 16px; }
a { color: var(--pine); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible, button:focus-visible, textarea:focus-visible, input:focus-visible { outline: 2px solid var(--pine); outline-offset: 2px; }
.quiet { color: var(--ink-2); font-size: 14px; line-height: 20px; overflow-wrap: anywhere; }
.card { display: block; padding: 16px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 20px; }
`;
