export { isRabbitMq4 } from './broker-settings';
export { startRabbitMq, startRabbitMqCluster, type RabbitMqBroker, type RabbitMqCluster } from './rabbitmq-broker';
export { testRabbitMqUrl } from './test-rabbitmq-url';
