// Ids of rows, made in the browser.
import { randomUuid } from '../api/random-uuid.ts'

/** The id of a new row of a table. */
export const newRowId = (): string => `r-${randomUuid().slice(0, 13)}`
