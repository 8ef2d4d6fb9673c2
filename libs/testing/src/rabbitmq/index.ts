export { startRabbitMq, type RabbitMqBroker } from './rabbitmq-broker';
export { testRabbitMqUrl } from './test-rabbitmq-url';
