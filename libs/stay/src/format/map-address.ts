interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * A page of OpenStreetMap with a marker. Nothing is loaded from there before a guest follows the link.
 *
 * @param coordinates in degrees of WGS 84
 */
export const mapAddress = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
