export { requestDetails } from './domain/request-details';
export { RequestsModule } from './requests.module';
