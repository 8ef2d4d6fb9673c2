import { baseStyle } from '../../platform/server-page/base-style';

/** The style sheet of the mailbox pages. */
export const pageStyle = `${baseStyle}
ul { margin: 24px 0; padding: 0; list-style: none; }
li + li { margin-top: 12px; }
a.card { color: inherit; text-decoration: none; }
a.card:hover { border-color: var(--pine); }
a.card strong { display: block; overflow-wrap: anywhere; }
iframe.card { width: 100%; height: 720px; padding: 0; background: #fff; }
summary { margin: 24px 0 12px; color: var(--pine); cursor: pointer; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace; }
`;
