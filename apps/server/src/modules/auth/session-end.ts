import type { Config } from '../../config.ts'

/** When a session ends that is not used after this moment. */
export const sessionEnd = (lastUse: Date, { SESSION_HOURS }: Pick<Config, 'SESSION_HOURS'>): Date =>
  new Date(lastUse.getTime() + SESSION_HOURS * 3_600_000)
