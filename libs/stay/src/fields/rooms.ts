/** The rooms and beds whose number an owner can enter. */
export const roomNames = ['bedrooms', 'beds', 'bathrooms'] as const;

export type RoomName = (typeof roomNames)[number];

/** The number of each that the owner has entered. */
export type Rooms = { readonly [Name in RoomName]?: number | undefined };

/** Only the entered numbers. */
export const roomsOf = (house: Rooms): Partial<Record<RoomName, number>> =>
  Object.fromEntries(roomNames.filter((name) => house[name] !== undefined).map((name) => [name, house[name]]));
