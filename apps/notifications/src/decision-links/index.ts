export { DecisionLinkRepository } from './persistence/decision-link.repository';
