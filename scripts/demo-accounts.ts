// The people of the demo, as `npm start` prints them. Their records come from the demo seeds.
const password = 'Demo-2026'

const accounts = [
  ['citizen Bat-Erdene', 'УБ85010112', 'single sign-on'],
  ['citizen without contact data', 'УБ90020223', 'single sign-on'],
  ['company ADMIN, "Оргил Эмнэлэг ХХК"', 'УБ80030334', 'single sign-on'],
  ['company member, "Алтан Уул ХХК" (mine)', 'УБ78040445', ''],
  ['accountant, "Бэрх Жонш ХХК" (mine)', 'УБ87111133', ''],
  ['foreigner', 'FE12345678', ''],
  ['portal operator', 'operator@khyanalt.test', 'OPERATOR'],
  ['inspector', 'inspector@khyanalt.test', 'REVIEWER'],
  ['head of unit', 'head@khyanalt.test', 'APPROVER'],
  ['second head of unit', 'head2@khyanalt.test', 'APPROVER'],
  ['accountant', 'finance@khyanalt.test', 'FINANCE'],
  ['administrator', 'admin@khyanalt.test', 'ADMIN'],
  ['second administrator', 'admin2@khyanalt.test', 'ADMIN'],
] as const

const rows = accounts.map(([who, name, role]) => `  ${who.padEnd(40)} ${name.padEnd(26)} ${role}`.trimEnd())

/**
 * Who can sign in to a demo, with the common password. Only a terminal is told: it forgets, while whatever else takes
 * lines keeps them, and no password may lie in a log.
 */
export const describeDemoAccounts = (isTerminal: boolean): string =>
  isTerminal ? table : 'README.md tells who can sign in to this demo.'

const table = [`Demo accounts (password ${password}):`, ...rows].join('\n')
