import { SetMetadata } from '@nestjs/common';

export const publicRoute = Symbol('public route');

/** Makes a route, or all routes of a controller, public. Every other route requires an admin. */
export const Public = () => SetMetadata(publicRoute, true);
