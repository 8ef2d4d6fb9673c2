export { StayRulesModule } from './stay-rules.module';
