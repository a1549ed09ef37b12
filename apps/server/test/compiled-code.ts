// Processes that tests start read the whole portal each; what Node makes of it is kept from one to the next.
import { join } from 'node:path'

/** Goes into the environment of whatever a test starts with an environment of its own. */
export const compiledCode = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compiled-code'),
} as const
