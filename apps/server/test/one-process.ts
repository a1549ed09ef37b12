// One server process of several, as a test starts it: the API over a database that another process serves too.
import { seedDemo } from '../seeds/demo/seed-demo.ts'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { DatabaseAddress } from '../src/db/pool.ts'

const address: DatabaseAddress = JSON.parse(process.env.TEST_ADDRESS ?? '')
const app = await buildApp(readConfig(process.env), address, { web: false })
await seedDemo(app.services, { cases: false })
await app.listen()
process.once('SIGTERM', () => app.close().then(() => process.exit(0)))
process.send?.('ready')
