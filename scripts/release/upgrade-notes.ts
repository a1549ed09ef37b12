// UPGRADING.md: what whoever updates should know, from the CHANGELOG and the migrations.

export type NewMigration = { readonly file: string; readonly text: string }

/** The text of UPGRADING.md; `before` is the release whose data it takes over, null when there is none. */
export const upgradeNotes = (
  version: string,
  before: string | null,
  changelog: string,
  migrations: readonly NewMigration[],
): string =>
  [
    `# Upgrading to ${version}`,
    '',
    before
      ? `From ${before}. An older release is updated to ${before} first. The way back is \`khyanalt rollback\`.`
      : 'This is the first release; there is none to come from.',
    '',
    '## Changes of the database',
    '',
    ...changesOf(before, migrations),
    '',
    '## Changes',
    '',
    firstSection(changelog),
    '',
  ].join('\n')

const changesOf = (before: string | null, migrations: readonly NewMigration[]): string[] => {
  if (before === null) return [`All ${migrations.length} migrations, on an empty database.`]
  return migrations.length === 0 ? ['None.'] : migrationTable(migrations)
}

const migrationTable = (migrations: readonly NewMigration[]): string[] => [
  '| migration | the release before works with it | locks |',
  '| --- | --- | --- |',
  ...migrations.map(({ file, text }) => `| ${file.replace(/\.sql$/, '')} | ${wayBackOf(text)} | ${locksOf(text)} |`),
]

/** `npm run check` refuses what the release before could not work with, unless a line in the file accepts it. */
const wayBackOf = (text: string): string => {
  const accepted = Array.from(text.matchAll(/^-- accepted: ([\w-]+): (.+)$/gm), ([, rule, why]) => `${rule}: ${why}`)
  return accepted.length === 0 ? 'yes' : `yes; ${accepted.join('; ')}`
}

/** Which tables that people use are locked. */
export const locksOf = (text: string): string => {
  if (/^-- outside a transaction\b/m.test(text)) return 'none; people write while indexes are built'
  const code = text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
  const namesIn = (pattern: RegExp): Set<string> =>
    new Set(Array.from(code.matchAll(pattern), ([, name]) => (name ?? '').toLowerCase()))
  const made = namesIn(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w".]+)/gi)
  const touched = namesIn(
    /\b(?:alter\s+table(?:\s+if\s+exists)?(?:\s+only)?|drop\s+table(?:\s+if\s+exists)?|(?<=create\b[^;]*\btrigger\b[^;]*)on|references)\s+([\w".]+)/gi,
  )
  const locked = [...touched].filter(name => !made.has(name)).sort()
  return locked.length === 0 ? 'none' : `${locked.join(', ')}: for a moment, waited for at most 3 s at a time`
}

/** The newest release's part of the CHANGELOG, below its heading. */
const firstSection = (changelog: string): string => {
  const [, section = ''] = changelog.split(/^## .*$/m)
  return section.trim()
}
