/** The rooms and beds whose number an owner can enter. */
export const roomNames = ['bedrooms', 'beds', 'bathrooms'] as const;

export type RoomName = (typeof roomNames)[number];

/** The number of each that the owner has entered. */
export type Rooms = { readonly [Name in RoomName]?: number | undefined };

export const ofEachRoom = <Value>(valueOf: (name: RoomName) => Value): Record<RoomName, Value> =>
  Object.fromEntries(roomNames.map((name) => [name, valueOf(name)])) as Record<RoomName, Value>;
