import { SetMetadata } from '@nestjs/common';

export const freshSignIn = Symbol('fresh sign-in');

/** Requires that the admin has signed in a short time ago, so that a forgotten or stolen session is not enough. */
export const FreshSignIn = () => SetMetadata(freshSignIn, true);
