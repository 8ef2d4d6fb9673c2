export {
  guestLinkLimit,
  houseEmailLimit,
  passwordLimit,
  bookingRequestLimit,
  refusedRequestLimit,
} from './rate-limits';
