// `npm run passwordlink -- <e-mail or register number>`: prints the link by which a person chooses a password, where mail
// cannot bring it or no second administrator can confirm. Audited, and told to all administrators.
import { linkFromServer } from '../apps/server/src/modules/staff/from-server.ts'
import { onServer } from './on-server.ts'

const [login = ''] = process.argv.slice(2)
if (!login) {
  console.error('Give the e-mail address or register number of the account.')
  process.exit(2)
}
const link = await onServer((tx, services) => linkFromServer(tx, services, login))
if (link) console.log(`Hand this over in person; it works once, for 72 hours:\n${link}`)
else {
  console.error(`There is no active account ${login}.`)
  process.exitCode = 1
}
