import { baseStyle } from '../../platform/server-page/base-style';
import { stripStyle } from './strip-style';

/** The style of the page by which an admin decides. Its dock stays in sight, and nothing needs a script. */
export const decideStyle = `${baseStyle}${stripStyle}
main { max-width: 608px; padding-top: 16px; padding-bottom: 0; }
h1 { margin-top: 8px; }
h2 { margin-top: 0; }
.card { margin: 0 0 16px; }
.head { display: flex; justify-content: space-between; gap: 16px; align-items: center; min-height: 44px; margin: 0; }
.head a { display: inline-block; padding: 10px 0; }
.state { display: flex; justify-content: space-between; align-items: center; gap: 16px; margin: 8px 0 0; }
.badge { padding: 4px 12px; font: 600 14px/20px system-ui, sans-serif; border-radius: 14px; }
.badge.pending { color: light-dark(#7a4a06, #f0c284); background: light-dark(#fbefd9, #3a2b16); }
.badge.approved { color: light-dark(#1a5a49, #9ad9c2); background: light-dark(#e1efe9, #1c3a30); }
.badge.confirmed { color: light-dark(#1f4b7a, #a9cbf0); background: light-dark(#e1ebf6, #1c3147); }
dl, dd { margin: 0; }
dt { color: var(--ink-2); font-size: 14px; line-height: 20px; }
.stay { display: flex; flex-wrap: wrap; gap: 8px 32px; }
.stay dd { font: 400 20px/28px Georgia, serif; }
.stay .length { padding-top: 20px; font: 600 16px/28px system-ui, sans-serif; }
.facts div { display: flex; justify-content: space-between; gap: 16px; padding-top: 8px; }
.facts dd { text-align: right; overflow-wrap: anywhere; }
blockquote { margin: 16px 0 0; padding-left: 16px; border-left: 2px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
.messages { max-height: 288px; margin-bottom: 8px; overflow-y: auto; }
.messages div + div { margin-top: 16px; }
.messages p { margin: 0; }
.messages blockquote { margin-top: 4px; }
label { display: block; margin: 0 0 8px; font-weight: 600; }
textarea { display: block; width: 100%; margin: 0 0 8px; padding: 12px 16px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--ink-2); border-radius: 14px; resize: vertical; }
input[type='checkbox'] { flex: none; width: 24px; height: 24px; margin: 10px 0; accent-color: var(--pine); }
.tick { display: flex; flex-wrap: wrap; column-gap: 12px; margin: 0 0 16px; }
.tick label { flex: 1; margin: 0; padding: 10px 0; overflow-wrap: anywhere; cursor: pointer; }
.tick p { flex-basis: 100%; margin: 0; padding-left: 36px; }
ul { margin: -8px 0 16px; padding: 0 0 0 20px; }
ul + .quiet { margin-top: -8px; }
section > :last-child { margin-bottom: 0; }
.centered { text-align: center; }
.centered a { display: inline-block; padding: 10px 0; }
.refusal { padding: 12px 16px; border: 1px solid var(--line); border-left: 4px solid #b4552d; border-radius: 14px; }
button, .button { display: block; width: 100%; min-height: 52px; padding: 12px 20px; font: 600 16px/24px system-ui, sans-serif; color: var(--ink);
  text-align: center; text-decoration: none; background: var(--surface); border: 1px solid var(--ink-2); border-radius: 14px; cursor: pointer; }
.solid { color: #fff; background: #1e6b57; border-color: #1e6b57; }
button[disabled] { color: light-dark(#6b675e, #96a19a); background: light-dark(#ece8df, #28322d); border-color: transparent; cursor: default; }
section form { margin-top: 12px; }
.unseen { position: absolute; width: 1px; min-height: 0; height: 1px; padding: 0; border: 0; overflow: hidden;
  clip-path: inset(50%); }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.buttons button { flex: 1 1 0; width: auto; }
.dock { position: sticky; bottom: 0; margin: 0 -16px; padding: 12px 16px calc(8px + env(safe-area-inset-bottom)); background: var(--paper);
  border-top: 1px solid var(--line); }
.dock a { display: inline-block; padding-bottom: 8px; margin-right: 16px; }
.dock p { margin: 8px 0 0; }
`;
