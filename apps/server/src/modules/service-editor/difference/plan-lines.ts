// What differs of two review plans, step by step.
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import type { Bilingual } from '@khyanalt/domain/language'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { z } from 'zod'
import { isReordered } from './list-lines.ts'
import { joined, line, plain, told } from './told.ts'

const text = z.string().catch('')
const step = z.object({
  name: z.object({ mn: text, en: text }).catch({ mn: '', en: '' }),
  role: text,
  working_days: z.number().catch(0),
  fee_due: z.boolean().catch(false),
})
type Step = z.output<typeof step>

/** The lines from one plan to the other; a draft may hold a step half typed. */
export const planLines = (before: readonly unknown[] | null, after: readonly unknown[]): DifferenceLine[] => {
  const is = readSteps(after)
  if (before === null) {
    const steps = is.map((one, place) => line('plan', told('plan_step', { n: place + 1 }), null, stepWords(one)))
    return is.length === 0 ? [] : [...steps, line('plan', told('plan_fee'), null, feeWords(is))]
  }
  const was = readSteps(before)
  const pairs = pairsOf(was, is)
  const lines = is.flatMap((now, place): DifferenceLine[] => {
    const old = pairs.get(now)
    if (!old) return [line('plan', told('plan_added'), null, stepWords(now))]
    const said = { n: place + 1, name: now.name }
    return [
      ...(old.name.mn === now.name.mn && old.name.en === now.name.en
        ? []
        : [line('plan', told('plan_renamed', said), old.name, now.name)]),
      ...(old.role === now.role ? [] : [line('plan', told('plan_role', said), roleWords(old), roleWords(now))]),
      ...(old.working_days === now.working_days
        ? []
        : [line('plan', told('plan_days', said), daysWords(old), daysWords(now))]),
    ]
  })
  const kept = new Set(pairs.values())
  const gone = was.filter(old => !kept.has(old)).map(old => line('plan', told('plan_removed'), stepWords(old)))
  const order = isReordered(
    was.map(old => String(was.indexOf(old))),
    is.flatMap(now => {
      const old = pairs.get(now)
      return old ? [String(was.indexOf(old))] : []
    }),
  )
  const [from, to] = [feePlace(was, pairs), is.find(one => one.fee_due) ?? null]
  return [
    ...lines,
    ...gone,
    ...(order ? [line('plan', told('plan_order'), namesOf(was), namesOf(is))] : []),
    ...(from === to ? [] : [line('plan', told('plan_fee'), feeWords(was), feeWords(is))]),
  ]
}

const readSteps = (plan: readonly unknown[]): readonly Step[] =>
  plan.flatMap(one => {
    const read = step.safeParse(one)
    return read.success ? [read.data] : []
  })

/** Which step became which: by its name, else by its place among those that are left. */
const pairsOf = (was: readonly Step[], is: readonly Step[]): ReadonlyMap<Step, Step> => {
  const pairs = new Map<Step, Step>()
  const taken = new Set<Step>()
  const pair = (now: Step, old: Step | undefined) => {
    if (!old) return
    pairs.set(now, old)
    taken.add(old)
  }
  for (const now of is) {
    pair(
      now,
      was.find(old => !taken.has(old) && old.name.mn === now.name.mn),
    )
  }
  for (const [place, now] of is.entries()) {
    const old = was[place]
    if (!pairs.has(now) && old && !taken.has(old)) pair(now, old)
  }
  return pairs
}

/** The step of the new plan that the fee was due before; null where it was the last one. */
const feePlace = (was: readonly Step[], pairs: ReadonlyMap<Step, Step>): Step | null | undefined => {
  const old = was.find(one => one.fee_due)
  if (!old) return null
  return [...pairs].find(([, before]) => before === old)?.[0]
}

const feeWords = (plan: readonly Step[]): Bilingual => {
  const place = plan.findIndex(one => one.fee_due)
  const due = plan[place]
  return due ? told('plan_fee_before', { n: place + 1, name: due.name }) : told('plan_fee_last')
}

const roleWords = ({ role }: Step): Bilingual =>
  role === 'REVIEWER' || role === 'APPROVER'
    ? { mn: staffTexts.mn[`role_${role}`], en: staffTexts.en[`role_${role}`] }
    : plain('')

const daysWords = ({ working_days }: Step): Bilingual => told('working_days', { n: working_days })

const stepWords = (one: Step): Bilingual =>
  told('plan_says', { name: one.name, role: roleWords(one), days: daysWords(one) })

const namesOf = (plan: readonly Step[]): Bilingual | null =>
  joined(
    plan.map(({ name }) => name),
    plain(' → '),
  )
