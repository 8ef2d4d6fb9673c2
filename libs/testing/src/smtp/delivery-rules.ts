/** The recipient of a rule; without `to` it applies to all. */
export interface RuleScope {
  to?: string;
}

export type DeliveryRule = RuleScope &
  ({ action: 'reject'; code: number; at: 'recipient' | 'data' } | { action: 'hang' });

/** The rules of the listener for recipients; the newest matching rule applies. */
export class DeliveryRules {
  private rules: DeliveryRule[] = [];

  add(rule: DeliveryRule): void {
    this.rules.unshift(rule);
  }

  clear(): void {
    this.rules = [];
  }

  for(recipient: string): DeliveryRule | undefined {
    return this.rules.find(({ to }) => to === undefined || to === recipient);
  }
}

/** The error that makes the server respond with the code, and with the recipient, as mail servers do. */
export const rejection = (code: number, recipient: string): Error =>
  Object.assign(new Error(`Refused by the test <${recipient}>`), { responseCode: code });
