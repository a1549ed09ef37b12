// What all drills share: a portal under load, a fault, and the comparison afterwards.
import { setTimeout as pause } from 'node:timers/promises'
import { noAnswers } from './client.ts'
import { signInAll, startLoad, type Tokens } from './journey.ts'
import { type Portal, type PortalOptions, startPortal } from './portal.ts'
import { judge, type Section } from './report.ts'
import { settleAndVerify } from './settle.ts'

export type DrillOptions = {
  readonly folder: string
  readonly port: number
  readonly journeys: number
  readonly kills: number
  readonly seed: number
  readonly random: () => number
  readonly log: (line: string) => void
}
export type Drill = (options: DrillOptions) => Promise<Section>

/** What a fault adds to the account. */
export type FaultAccount = {
  readonly how: readonly (readonly [string, string | number])[]
  /** Milliseconds until people were served again, by what had happened. */
  readonly recoveries: Readonly<Record<string, readonly number[]>>
  readonly broken?: readonly string[]
  /** No answer may take longer, in milliseconds. */
  readonly limitMs?: number
}

export type Fault = (
  portal: Portal,
  context: DrillOptions & { readonly tokens: Tokens; readonly finished: () => number },
) => Promise<FaultAccount>

/** Runs a fault under load. */
export const underLoad = async (
  title: string,
  options: DrillOptions,
  setUp: Omit<PortalOptions, 'folder' | 'port'>,
  fault: Fault,
  clients = 4,
): Promise<Section> => {
  const portal = await startPortal({ ...options, ...setUp })
  const answers = noAnswers()
  const tokens = await signInAll(portal.origin, answers)
  const load = startLoad(portal.origin, tokens, answers, clients)
  const account = await fault(portal, { ...options, tokens, finished: load.finished })
  while (load.finished() < options.journeys) await pause(100)
  const journeys = await load.end()
  const findings = await settleAndVerify(portal, journeys)
  const diedByItself = portal.diedByItself()
  await portal.stop()
  const { text, broken } = judge([...account.how, ['clients at a time', clients]], {
    answers,
    findings,
    journeys: journeys.length,
    diedByItself,
    recoveries: account.recoveries,
  })
  const late =
    answers.slowest > (account.limitMs ?? Number.POSITIVE_INFINITY) ? [`an answer took ${answers.slowest} ms`] : []
  return { title, text, broken: [...broken, ...late, ...(account.broken ?? [])] }
}

const patienceMs = 240_000

/** Milliseconds until a call that asks the database is answered again. */
export const untilServed = async (portal: Portal, token: string): Promise<number> => {
  const before = Date.now()
  while (Date.now() - before < patienceMs) {
    if (await portal.serves(token)) return Date.now() - before
    await pause(25)
  }
  throw new Error(`The portal did not serve within ${patienceMs / 1000} seconds`)
}

/** Lets some journeys come to their end, so that a fault meets every kind of act. */
export const untilFinished = async (finished: () => number, more: number): Promise<void> => {
  const wanted = finished() + more
  while (finished() < wanted) await pause(100)
}
