export { startInstance, type InstanceOptions, type ServiceInstance } from './start-instance';
