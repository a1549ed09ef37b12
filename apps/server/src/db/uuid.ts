// Ids of rows arrive as texts; PostgreSQL refuses to compare a uuid column with anything else.

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text can be the id of a row, in lower case as PostgreSQL writes it. */
export const isUuid = (text: string): boolean => pattern.test(text)
