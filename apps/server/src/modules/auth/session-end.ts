// When sessions end: without use, and at an age that no use extends.
import type { Config } from '../../config.ts'
import type { AccountKind } from './account-kind.ts'

/** When a session ends that is not used after this moment. */
export const sessionEnd = (lastUse: Date, { SESSION_HOURS }: Pick<Config, 'SESSION_HOURS'>): Date =>
  new Date(lastUse.getTime() + SESSION_HOURS * 3_600_000)

/**
 * How old a session may get however much it is used, so that a token that somebody copied is of no use for ever. Staff
 * decide on what is others', and sign in once a working day; a client fills in a form over some evenings.
 */
const greatestHours: Readonly<Record<AccountKind, number>> = { staff: 24, client: 7 * 24 }

/** No session stands that was opened at this moment or before. */
export const oldestOpening = (kind: AccountKind, now: Date): Date =>
  new Date(now.getTime() - greatestHours[kind] * 3_600_000)
