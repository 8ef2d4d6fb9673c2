export * from './prices';
export * from './money/currency';
export * from './money/money';
export * from './money/percent';
export * from './quote/quote';
export * from './quote/quote-of';
export * from './quote/night-price';
