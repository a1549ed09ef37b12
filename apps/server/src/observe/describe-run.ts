// What somebody who helps from afar asks first: what runs here, on what, and how it is configured.
import type { Config } from '../config.ts'
import type { DatabaseWatch } from '../db/readiness.ts'

/** Facts of a process that begins to serve, for its first line; names of settings alone, never their values. */
export const describeRun = async (
  { ROLE, NODE_ENV, demo, defaults }: Pick<Config, 'ROLE' | 'NODE_ENV' | 'demo' | 'defaults'>,
  database: Pick<DatabaseWatch, 'findVersion'>,
) => ({
  role: ROLE,
  environment: NODE_ENV,
  demo,
  node: process.versions.node,
  postgresql: await database.findVersion(),
  defaults,
})
