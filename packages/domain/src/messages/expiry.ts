// What the journal and an invoice say of a request that expired.

/** Why the invoice of an expired request is void; kept with it, in the language of the agency. */
export const expiryReason = 'Хүсэлтийн хугацаа дууссан'
