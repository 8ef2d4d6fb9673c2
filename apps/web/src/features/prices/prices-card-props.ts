import type { Prices } from '@hearthstay/contracts';
import type { useContractForm } from '@web/panel/form/use-contract-form';
import type { PricesBody, PricesFields } from './prices-fields';

/** The form to which a card belongs. */
export interface PricesCardProps {
  form: ReturnType<typeof useContractForm<PricesFields, PricesBody, Prices>>;
}
