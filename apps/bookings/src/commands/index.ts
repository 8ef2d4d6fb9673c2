export { CommandsModule } from './commands.module';
export { RemovalRepository } from './persistence/removal.repository';
export { commandLifeDays } from './persistence/removal.schema';
