import { SetMetadata } from '@nestjs/common';

export const publicRoute = Symbol('public route');

/** Opens a route, or all of a controller's, to everybody. Every other route asks for an admin. */
export const Public = () => SetMetadata(publicRoute, true);
