// The day of the agency by the clock of the database, for what must turn at midnight in every process at once.
import { sql } from 'kysely'

/** Today in Ulaanbaatar, when the transaction began. */
export const agencyToday = sql<string>`(now() at time zone 'Asia/Ulaanbaatar')::date`
