// The page of an area: its score, and every mutant that no test noticed, with the reason why it is left where there is one.
import type { AreaResult, Survivor } from './kept-result.ts'
import type { Mutant } from './make-mutants.ts'

/** Why mutants of one kind in one file are left, as somebody wrote it. */
export type Reason = { readonly file: string; readonly change: string; readonly reason: string }

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}

/** The change in one line, as the page and the reasons write it. */
export const describeChange = ({ original, replacement }: Pick<Mutant, 'original' | 'replacement'>): string =>
  `${shorten(original) || '(nothing)'} → ${shorten(replacement) || '(nothing)'}`

/** What an area scored. */
export type Score = {
  readonly tried: number
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly uncovered: number
  /** Percent of the tried that a test noticed, to one place. */
  readonly percent: number
}

/** Counts a result; running for ever counts as noticed. */
export const scoreOf = (files: AreaResult['files']): Score => {
  const results = Object.values(files)
  const sum = (count: (file: (typeof results)[number]) => number) => results.reduce((all, file) => all + count(file), 0)
  const killed = sum(file => file.killed)
  const timeout = sum(file => file.timeout)
  const survived = sum(file => file.survivors.filter(({ outcome }) => outcome === 'survived').length)
  const uncovered = sum(file => file.survivors.filter(({ outcome }) => outcome === 'uncovered').length)
  const tried = killed + timeout + survived + uncovered
  const percent = tried === 0 ? 100 : Math.floor((1000 * (killed + timeout)) / tried) / 10
  return { tried, killed, timeout, survived, uncovered, percent }
}

/**
 * Between which percents the score of all mutants lies, as likely as 95 in 100, when a sample scored so (Wilson's
 * interval, narrowed by how much of all the sample is).
 */
export const intervalOf = (noticed: number, tried: number, possible: number): { low: number; high: number } => {
  const share = noticed / tried
  const z = 1.96 * Math.sqrt((possible - tried) / Math.max(1, possible - 1))
  const middle = (share + z ** 2 / (2 * tried)) / (1 + z ** 2 / tried)
  const half = (z / (1 + z ** 2 / tried)) * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2))
  const percent = (value: number) => Math.round(value * 1000) / 10
  return { low: percent(middle - half), high: percent(middle + half) }
}

/**
 * Reasons that are about nothing any more: their file is in the area, and the change cannot be made there, or no file
 * of the result has it unnoticed although all were tried.
 */
export const staleReasons = (
  reasons: readonly Reason[],
  mutants: readonly Mutant[],
  { files, seed }: AreaResult,
): Reason[] =>
  reasons.filter(({ file, change }) => {
    const ofFile = mutants.filter(mutant => mutant.file === file)
    if (ofFile.length === 0) return false
    if (seed !== null) return !ofFile.some(mutant => describeChange(mutant) === change)
    return !files[file]?.survivors.some(survivor => describeChange(survivor) === change)
  })

/** The page of an area. */
export const renderPage = (name: string, goal: number, result: AreaResult, reasons: readonly Reason[]): string => {
  const { tried, killed, timeout, survived, uncovered, percent } = scoreOf(result.files)
  const { low, high } = intervalOf(killed + timeout, tried, result.possible)
  const sample =
    result.seed === null
      ? 'all of them tried'
      : `a sample of ${tried} tried, seed ${result.seed}: the score of all lies between ${low} and ${high} % (95 %)`
  const explained = Object.entries(result.files).reduce(
    (count, [file, { survivors }]) => count + survivors.filter(survivor => reasonOf(reasons, file, survivor)).length,
    0,
  )
  const rows = Object.entries(result.files).map(([file, { killed, timeout, survivors }]) => {
    const noticed = killed + timeout
    return `| ${file} | ${noticed + survivors.length} | ${noticed} | ${survivors.length} |`
  })
  const lists = Object.entries(result.files).flatMap(([file, { survivors }]) =>
    survivors.length === 0 ? [] : ['', `## ${file}`, '', ...survivors.map(each => survivorLine(reasons, file, each))],
  )
  return [
    `# Mutants of ${name}`,
    '',
    `Written by \`npm run mutate -- ${name}\`. ${result.possible} mutants, ${sample}.`,
    '',
    `**${percent} % noticed** (goal ${goal} %): ${killed} killed, ${timeout} ran for ever, ${survived} survived, ` +
      `${uncovered} reached by no test; ${explained} of the unnoticed have a reason.`,
    '',
    '| file | tried | noticed | unnoticed |',
    '| --- | --: | --: | --: |',
    ...rows,
    ...lists,
    '',
  ].join('\n')
}

const reasonOf = (reasons: readonly Reason[], file: string, survivor: Survivor): string | undefined =>
  reasons.find(reason => reason.file === file && reason.change === describeChange(survivor))?.reason

const survivorLine = (reasons: readonly Reason[], file: string, survivor: Survivor): string => {
  const reason = reasonOf(reasons, file, survivor)
  const place = `${survivor.line}:${survivor.column}`
  const note = survivor.outcome === 'uncovered' ? ' (no test)' : ''
  return `- ${place}${note} \`\` ${describeChange(survivor)} \`\`${reason ? `: ${reason}` : ''}`
}
