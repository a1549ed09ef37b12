// Addresses of a food object, apart from those that every visitor's browser carries.

/** Each screen of one object. */
export const foodPaths = {
  object: (requestNumber: string) => `/dashboard/fsi/view/${encodeURIComponent(requestNumber)}`,
  update: (requestNumber: string) => `/dashboard/fsi/update/${encodeURIComponent(requestNumber)}`,
} as const
