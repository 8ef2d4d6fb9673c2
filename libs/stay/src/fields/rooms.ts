/** What of its rooms an owner can tell in numbers. */
export const roomNames = ['bedrooms', 'beds', 'bathrooms'] as const;

export type RoomName = (typeof roomNames)[number];

/** How many there are of each, as far as the owner has told. */
export type Rooms = { readonly [Name in RoomName]?: number | undefined };

/** Only the numbers that are told; empty if none is. */
export const roomsOf = (house: Rooms): Partial<Record<RoomName, number>> =>
  Object.fromEntries(roomNames.filter((name) => house[name] !== undefined).map((name) => [name, house[name]]));
