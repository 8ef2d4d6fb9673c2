/** What the documentation's page has beyond the other pages: a line for each call, which opens. */
export const docsStyle = `
.call { margin-top: 8px; padding: 0; }
.call summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 0; padding: 12px 20px; color: inherit; }
.call > div { padding: 0 20px 20px; }
code { font: 14px/20px ui-monospace, monospace; }
.call code, .call pre { overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace; }
.call h3 { margin: 16px 0 4px; font: 600 14px/20px system-ui, sans-serif; }
.call p { margin: 0 0 4px; white-space: pre-line; font-size: 14px; line-height: 20px; }
.method { min-width: 56px; color: var(--pine); font: 600 14px/20px ui-monospace, monospace; }
`;
