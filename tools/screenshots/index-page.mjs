import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, pictures, picturesBySheet } from './pictures.mjs';

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #8a8a8a; color: #fff }
  nav { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 2rem }
  a { color: inherit }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-bottom: 4rem }
  h2 { flex-basis: 100%; margin: 0 }
  figure { margin: 0 }
  img { display: block; border: 0; background: #fff; max-width: 100% }
`;

const figure = ({ file, name, width }) =>
  `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}" width="${Math.min(width, 480)}" loading="lazy"></a></figure>`;

/** Writes `index.html` with every picture, by width, language and scheme, and returns their number. */
export const writeIndex = () => {
  const sheets = [...picturesBySheet()];
  const links = sheets.map(([name]) => `<a href="#${name}">${name}</a>`).join('\n');
  const sections = sheets.map(
    ([name, list]) => `<section id="${name}"><h2>${name}</h2>${list.map(figure).join('\n')}</section>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>
<nav>${links}</nav>
${sections.join('\n')}
`,
  );
  return pictures().length;
};
