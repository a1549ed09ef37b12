import { describe, expect, it } from 'vitest'
import {
  type EventReader,
  feeReportEventReaders,
  foodObjectEventReaders,
  isReadBy,
  requestEventReaders,
} from './event-readers.ts'
import { FeeReportAction } from './fee-report/report-actions.ts'
import { FoodObjectAction } from './food-object-actions.ts'
import { feeReportStepTexts } from './messages/fee-report-labels.ts'
import { foodStepTexts } from './messages/food-objects.ts'
import { requestTexts } from './messages/requests.ts'
import { staffCaseTexts } from './messages/staff-case.ts'
import { staffDeskTexts } from './messages/staff-desk.ts'
import { RequestAction, requestTransitions } from './request-actions.ts'

type Table = Readonly<Record<string, EventReader>>
const tables: readonly { readonly of: string; readonly table: Table; readonly acts: readonly string[] }[] = [
  { of: 'a request', table: requestEventReaders, acts: [...Object.values(RequestAction), 'create', 'assign', 'lift'] },
  { of: 'a food object', table: foodObjectEventReaders, acts: [...Object.values(FoodObjectAction), 'submit'] },
  { of: 'a fee report', table: feeReportEventReaders, acts: Object.values(FeeReportAction) },
]

describe.each(tables)('the event log of $of', ({ table, acts }) => {
  it('[REQ-READER-01] says of every act who reads it', () => {
    expect(Object.keys(table).sort()).toEqual([...acts].sort())
  })

  it('[REQ-READER-01] what the applicant reads the agency reads, and what nobody reads neither does', () => {
    for (const [act, reader] of Object.entries(table)) {
      expect([act, isReadBy(table, 'applicant', act)]).toEqual([act, reader === 'applicant'])
      expect([act, isReadBy(table, 'staff', act)]).toEqual([act, reader !== 'nobody'])
    }
  })

  it.each(['set_reference', '', 'constructor', '__proto__', 'Submit', ' submit'])(
    '[REQ-READER-02] an act that the table does not know (“%s”) is the agency’s own',
    act => {
      expect([isReadBy(table, 'applicant', act), isReadBy(table, 'staff', act)]).toEqual([false, true])
    },
  )
})

/** What an act that is no decision of a step reads as; decisions read as `resolve_…`. */
const applicantsWord = (act: string): string | undefined => {
  const rules = Object.values(requestTransitions).flatMap(row => Object.entries(row))
  const resolve = rules.find(([name, rule]) => name === act && 'resolve' in rule)?.[1].resolve
  const words: Readonly<Record<string, string>> = requestTexts.mn
  return words[resolve === undefined ? `action_${act}` : `resolve_${resolve}`]
}

it('[REQ-READER-04] every act that somebody reads has a word of its own in his or her log', () => {
  const staffWords: Readonly<Record<string, string>> = { ...staffCaseTexts.mn, ...staffDeskTexts.mn }
  for (const [act, reader] of Object.entries<EventReader>(requestEventReaders)) {
    if (reader === 'applicant') expect(applicantsWord(act), act).toBeTruthy()
    if (reader !== 'nobody') expect(staffWords[`event_${act}`], act).toBeTruthy()
  }
  for (const [table, words] of [
    [foodObjectEventReaders, foodStepTexts.mn],
    [feeReportEventReaders, feeReportStepTexts.mn],
  ] as const) {
    const read = Object.entries<EventReader>(table).filter(([, reader]) => reader !== 'nobody')
    expect(Object.keys(words).sort()).toEqual([...read.map(([act]) => act), 'other'].sort())
  }
})
