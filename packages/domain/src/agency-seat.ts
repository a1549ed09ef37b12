// What the contact page says beside agency.ts; apart, so that no other page carries it.

/** The number for calls from other countries, and where the seat of the agency lies. */
export const agencySeat = {
  fromAbroad: '+976 1800 1286',
  place: { latitude: 47.9174, longitude: 106.9254 },
} as const
