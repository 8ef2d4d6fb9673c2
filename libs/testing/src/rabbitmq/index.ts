export { startRabbitMq, startRabbitMqCluster, type RabbitMqBroker, type RabbitMqCluster } from './rabbitmq-broker';
export { testRabbitMqUrl } from './test-rabbitmq-url';
