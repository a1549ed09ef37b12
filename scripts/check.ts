// `npm run check`: the fast part of `npm test`.
import { staticChecks } from './static-checks.ts'
import { runParts } from './tally.ts'

await runParts(staticChecks)
