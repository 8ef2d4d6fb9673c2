import type { PricesFields } from './prices-fields';

/** What a card of the form shows and changes. */
export interface PricesCardProps {
  fields: PricesFields;
  /** The sentence for what is wrong with the field of a path. */
  errorOf: (path: string) => string | undefined;
  change: (fields: Partial<PricesFields>) => void;
}
