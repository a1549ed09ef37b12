// What a migration may do while the release before it still serves people. Later migrations than the first held one
// are refused by `npm run check`; a line `-- accepted: <rule>: <reason>` in the file lets one through.

/** Earlier ones were written before these rules, for a portal that was not in use. */
export const firstHeld = 50

type Rule = {
  readonly name: string
  readonly pattern: RegExp
  readonly instead: string
  /** Not where the statement speaks of a table that the same file makes. */
  readonly butNewTables?: boolean
}

const name = '(?<table>[\\w".]+)'
const alter = `\\balter\\s+table\\s+(?:if\\s+exists\\s+)?(?:only\\s+)?${name}\\s`
const rules: readonly Rule[] = [
  {
    name: 'drop',
    pattern: new RegExp(
      `${alter}[^;]*\\bdrop\\s+column\\b|\\bdrop\\s+(?:table|view|function)\\s+(?:if\\s+exists\\s+)?${name.replace('table', 'dropped')}`,
      'gi',
    ),
    instead: 'the earlier release still reads it: stop using it in one release, drop it in the next',
  },
  {
    name: 'rename',
    pattern: new RegExp(`${alter}[^;]*\\brename\\b`, 'gi'),
    instead:
      'the earlier release knows the old name: add the new one, write both, fill by a job, drop the old one later',
    butNewTables: true,
  },
  {
    name: 'type',
    pattern: new RegExp(`${alter}[^;]*\\balter\\s+(?:column\\s+)?[\\w"]+\\s+(?:set\\s+data\\s+)?type\\b`, 'gi'),
    instead:
      'it rewrites the table under a lock: add a column of the new type, fill it by a job, drop the old one later',
    butNewTables: true,
  },
  {
    name: 'not-null',
    pattern: new RegExp(
      `${alter}(?:[^;]*?\\badd\\s+(?:column\\s+)?(?!constraint\\b)[^,;]*\\bnot\\s+null\\b(?![^,;]*\\b(?:default|generated)\\b)(?<!\\bdefault\\b[^,;]*)|[^;]*\\bset\\s+not\\s+null\\b)`,
      'gi',
    ),
    instead:
      'the earlier release does not fill it: give a default, or add a check constraint not valid and validate it later',
    butNewTables: true,
  },
  {
    name: 'default',
    pattern: new RegExp(
      `${alter}[^;]*?\\badd\\s+(?:column\\s+)?[^,;]*\\bdefault\\s+(?:gen_random_uuid|clock_timestamp|random|nextval|uuid\\w*)\\s*\\(`,
      'gi',
    ),
    instead: 'a default that differs from row to row rewrites the table under a lock: fill it by a job',
    butNewTables: true,
  },
  {
    name: 'constraint',
    pattern: new RegExp(
      `${alter}[^;]*\\badd\\s+constraint\\b(?![^;]*\\bnot\\s+valid\\b)(?![^;]*\\busing\\s+index\\b)`,
      'gi',
    ),
    instead: 'it reads the whole table under a lock: add it not valid, and validate it in a migration of its own',
    butNewTables: true,
  },
  {
    name: 'index',
    pattern: /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)[\s\S]*?\bon\s+(?:only\s+)?(?<table>[\w".]+)/gi,
    instead: 'nobody could write meanwhile: build it concurrently in a file "-- outside a transaction"',
    butNewTables: true,
  },
  {
    name: 'rows',
    pattern: /(?:^|;)\s*(?:update|delete\s+from)\s+(?<table>[\w".]+)/gi,
    instead: 'many rows are changed by a job in batches, not while the portal starts',
    butNewTables: true,
  },
  {
    name: 'lock',
    pattern: /(?:^|;)\s*(?:lock\s+table|truncate|vacuum\s+full|cluster|reindex(?!\s+\w+\s+concurrently))\b/gi,
    instead: 'it shuts everybody out',
  },
]

/** What is wrong with a migration, as sentences; none for those before the rules. */
export const judgeMigration = (file: string, text: string): string[] => {
  if (Number(file.slice(0, 4)) < firstHeld) return []
  const accepted = new Set(Array.from(text.matchAll(/^-- accepted: ([\w-]+): \S.*$/gm), match => match[1]))
  const code = text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
  const made = new Set(
    Array.from(
      code.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w".]+)/gi),
      match => match[1],
    ),
  )
  const faults = rules.flatMap(rule => {
    const found = Array.from(code.matchAll(rule.pattern)).filter(
      match => !(rule.butNewTables && made.has(match.groups?.table)),
    )
    return found.length > 0 && !accepted.has(rule.name) ? [`${file}: ${rule.name}: ${rule.instead}`] : []
  })
  return [...faults, ...judgeOutside(file, text, code)]
}

/** A file without a transaction may be cut short anywhere and is run again from its beginning. */
const judgeOutside = (file: string, text: string, code: string): string[] => {
  const isOutside = /^-- outside a transaction\b/m.test(text)
  const statements = code.split(';').map(statement => statement.trim().replace(/\s+/g, ' ').toLowerCase())
  const built = statements.flatMap((statement, at) => {
    const match = /^create (?:unique )?index concurrently (\w+)/.exec(statement)
    return match ? [{ name: match[1], before: statements[at - 1] }] : []
  })
  if (built.length > 0 && !isOutside) return [`${file}: outside: begin the file with "-- outside a transaction"`]
  if (!isOutside) return []
  const others = statements.filter(
    statement => statement && !/^(create (unique )?|drop )index concurrently /.test(statement),
  )
  const lonely = built.filter(index => index.before !== `drop index concurrently if exists ${index.name}`)
  return [
    ...others.map(() => `${file}: outside: only indexes are built and dropped outside a transaction`),
    ...lonely.map(
      index => `${file}: outside: write "drop index concurrently if exists ${index.name}" before building it`,
    ),
  ]
}
