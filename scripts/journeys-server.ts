// The portal as browser journeys meet it: freshly seeded, on its own port and data folder.
import { rmSync } from 'node:fs'
import { serveCommand } from '../apps/server/src/cli/commands/serve.ts'
import { findRunningServer } from '../apps/server/src/server-lock.ts'
import { buildWeb } from './web-build.ts'

const dataDir = process.env.DATA_DIR
if (!dataDir) throw new Error('DATA_DIR is missing: journeys never run on the data of the portal itself.')
if (!findRunningServer(dataDir)) rmSync(dataDir, { recursive: true, force: true })
// Journeys run beside each other as one citizen, which nobody does.
process.env.WORK_LIMIT ??= '1000'
// The push service of the journeys' browsers (e2e/lanes.ts).
process.env.PUSH_HOSTS ??= `127.0.0.1:${Number(process.env.PORT) + 500}`
await buildWeb()
await serveCommand.run({ args: [], options: {}, faults: [], commands: [] })
