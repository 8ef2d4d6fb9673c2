export {
  guestLinkLimit,
  houseEmailLimit,
  messageLimit,
  passwordLimit,
  bookingRequestLimit,
  refusedRequestLimit,
} from './rate-limits';
