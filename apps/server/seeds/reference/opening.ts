// How services and posts that are new to a database begin.
import type { Config } from '../../src/config.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { hasServices } from './services.sql.ts'

/** Open to people at once, or waiting for the agency. */
export type Opening = 'open' | 'closed'

/**
 * A demo shows everything. Real people see what the agency has opened; WITH_SERVICES opens all of it, and only the
 * first time, so that an update never opens anything.
 */
export const findOpening = async (tx: Tx, { demo, WITH_SERVICES }: Pick<Config, 'demo' | 'WITH_SERVICES'>) => {
  const open = demo || (WITH_SERVICES === '1' && !(await hasServices(tx)))
  return open ? 'open' : 'closed'
}
