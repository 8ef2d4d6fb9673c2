export { LoginLinkRepository } from './persistence/login-link.repository';
export { loginLinkModel } from './persistence/login-link.schema';
