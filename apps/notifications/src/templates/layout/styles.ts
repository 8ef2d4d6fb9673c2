import type { CSSProperties } from 'react';
import { colours, fonts } from './theme';

const text = (size: number, lineHeight: number, margin: string): CSSProperties => ({
  margin,
  color: colours.ink,
  fontFamily: fonts.text,
  fontSize: `${size}px`,
  lineHeight: `${lineHeight}px`,
});

export const body: CSSProperties = { margin: 0 };
export const ground: CSSProperties = { backgroundColor: colours.paper };
export const page: CSSProperties = { padding: '24px 24px 40px' };

export const brandIcon: CSSProperties = { display: 'block', width: 32, height: 32 };
export const brandIconCell: CSSProperties = { width: 44, padding: '7px 0 25px 8px', verticalAlign: 'top' };
export const brandName: CSSProperties = {
  ...text(24, 32, '0'),
  padding: '7px 8px 25px 0',
  fontFamily: fonts.voice,
  overflowWrap: 'anywhere',
};

export const card: CSSProperties = {
  padding: '40px',
  backgroundColor: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: '16px',
};

export const heading: CSSProperties = {
  ...text(32, 40, '0 0 16px'),
  fontFamily: fonts.voice,
  fontWeight: 400,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
};
export const greeting: CSSProperties = { ...text(16, 26, '0 0 8px'), overflowWrap: 'anywhere' };
export const intro: CSSProperties = { ...text(16, 26, '0 0 24px'), overflowWrap: 'anywhere' };

export const facts: CSSProperties = {
  padding: '8px 24px',
  backgroundColor: colours.pineSoft,
  border: `1px solid ${colours.pineLine}`,
  borderRadius: '12px',
};
export const factLabel: CSSProperties = {
  ...text(15, 26, '0'),
  padding: '12px 12px 12px 0',
  color: colours.ink2,
  verticalAlign: 'baseline',
};
export const factValue: CSSProperties = {
  ...text(16, 26, '0'),
  padding: '12px 0',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
};
export const largeFactValue: CSSProperties = { ...factValue, fontSize: '24px', lineHeight: '34px', fontWeight: 700 };
/** Below a large value, in the same cell. */
export const factNote: CSSProperties = { ...text(16, 26, '0'), fontWeight: 400 };
export const divided: CSSProperties = { borderBottom: `1px solid ${colours.pineLine}` };

export const quote: CSSProperties = {
  padding: '16px 24px',
  backgroundColor: colours.sunken,
  borderRadius: '12px',
};
export const quoteLabel: CSSProperties = { ...text(15, 26, '0'), color: colours.ink2 };
export const quoteText: CSSProperties = { ...text(16, 26, '0'), overflowWrap: 'anywhere' };

export const mapLink: CSSProperties = text(16, 26, '0 0 24px');

export const doorCode: CSSProperties = {
  padding: '16px 24px',
  backgroundColor: colours.sunken,
  border: `1px solid ${colours.line}`,
  borderRadius: '12px',
  textAlign: 'center',
};
export const doorCodeLabel: CSSProperties = { ...text(15, 26, '0'), color: colours.ink2 };
export const doorCodeValue: CSSProperties = {
  ...text(32, 44, '0'),
  fontWeight: 700,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
};

export const button: CSSProperties = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '16px 24px 17px',
  backgroundColor: colours.pine,
  borderRadius: '12px',
  color: colours.onPine,
  fontFamily: fonts.text,
  fontSize: '16px',
  lineHeight: '20px',
  fontWeight: 700,
  textAlign: 'center',
};
export const plainLink: CSSProperties = { ...text(14, 22, '16px 0 0'), color: colours.ink2, wordBreak: 'break-word' };
export const link: CSSProperties = { color: colours.pine, wordBreak: 'break-all' };

export const rule: CSSProperties = {
  margin: '28px 0 24px',
  border: 'none',
  borderTop: `1px solid ${colours.line}`,
};
export const partHeading: CSSProperties = { ...text(22, 30, '0 0 16px'), fontFamily: fonts.voice, fontWeight: 400 };
export const codeCaption = text(15, 24, '0 0 16px');
/** On white also in dark mode, where a camera would not find an inverted code. */
export const code: CSSProperties = {
  display: 'block',
  width: 240,
  height: 240,
  margin: '0 auto',
  backgroundColor: '#FFFFFF',
  borderRadius: '12px',
};

export const closing = text(15, 24, '0');
export const closingLink: CSSProperties = { color: colours.pine };

export const reason: CSSProperties = {
  ...text(13, 20, '24px 8px 20px'),
  color: colours.ink2,
  overflowWrap: 'anywhere',
};
export const poweredBy: CSSProperties = { ...reason, margin: '0 8px' };
