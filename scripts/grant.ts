// `npm run grant -- <e-mail> <role>`: gives a staff account a role without limits, for the first two administrators and
// for the day when no second one is left. Audited, and told to all administrators.

import { grantFromServer } from '../apps/server/src/modules/staff/from-server.ts'
import { roles } from '../packages/domain/src/roles.ts'
import { onServer } from './on-server.ts'

const [login = '', asked = ''] = process.argv.slice(2)
const role = roles.find(each => each === asked.toUpperCase())
if (!login || !role) {
  console.error(`Give the e-mail address of the account and a role: ${roles.join(', ')}.`)
  process.exit(2)
}
const given = await onServer((tx, services) => grantFromServer(tx, services, { login, role }))
if (given) console.log(`${login} has the role ${role} now. All administrators are told.`)
else {
  console.error(`There is no active staff account ${login}. An administrator makes accounts under /staff/people.`)
  process.exitCode = 1
}
