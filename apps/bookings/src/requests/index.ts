export { RequestsModule } from './requests.module';
