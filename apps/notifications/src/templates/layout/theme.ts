/**
 * The product's colours, light and dark. Mail clients do not support CSS variables, so each use has a class for the
 * dark style.
 */
const light = {
  paper: '#FAF8F4',
  surface: '#FFFFFF',
  sunken: '#F4F1EA',
  ink: '#22302B',
  ink2: '#5A6660',
  line: '#E3DED3',
  pine: '#1E6B57',
  onPine: '#FFFFFF',
  pineSoft: '#EDF4F0',
  pineLine: '#BCD6CB',
};

const dark: typeof light = {
  paper: '#121815',
  surface: '#1A221E',
  sunken: '#202925',
  ink: '#ECE8DF',
  ink2: '#A7B2AB',
  line: '#2E3833',
  pine: '#86CDB4',
  onPine: '#0E211A',
  pineSoft: '#1B2A24',
  pineLine: '#2F5043',
};

export const colours = light;

export const fonts = {
  voice: "Georgia, 'Times New Roman', serif",
  text: 'Arial, Helvetica, sans-serif',
};

/**
 * Rules that `style` attributes cannot express: narrow screens and dark mode, for the mail clients that support them.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.paper { background-color: ${light.paper}; }
@media (max-width: 520px) {
  .page { padding: 16px 8px 24px !important; }
  .card { padding: 24px 16px !important; }
  .heading { font-size: 26px !important; line-height: 32px !important; }
  .facts { padding: 8px 16px !important; }
  .sunken { padding: 12px 16px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding: 10px 0 0 !important; border-bottom: 0 !important; overflow-wrap: anywhere; }
  .value { padding: 0 0 6px !important; }
  .divided { padding-bottom: 14px !important; }
  .large { font-size: 20px !important; line-height: 28px !important; }
  .side { padding-left: 8px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .sunken { background-color: ${dark.sunken} !important; border-color: ${dark.line} !important; }
  .facts { background-color: ${dark.pineSoft} !important; border-color: ${dark.pineLine} !important; }
  .label, .value { border-color: ${dark.pineLine} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink2 { color: ${dark.ink2} !important; }
  .link { color: ${dark.pine} !important; }
  .rule { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.pine} !important; }
  .button, .button span { color: ${dark.onPine} !important; }
}
`;
