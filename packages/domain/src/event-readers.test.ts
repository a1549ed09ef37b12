import { describe, expect, it } from 'vitest'
import { type EventReader, type EventType, eventReaders, isReadBy } from './event-readers.ts'
import { feeReportStepTexts } from './messages/fee-report-labels.ts'
import { foodStepTexts } from './messages/food-objects.ts'
import { requestViewTexts } from './messages/request-view.ts'
import { staffCaseTexts } from './messages/staff-case.ts'
import { staffDeskTexts } from './messages/staff-desk.ts'
import { requestTransitions } from './request-actions.ts'

const types = Object.keys(eventReaders) as EventType[]

describe.each(types)('the events of a %s', type => {
  const table: Readonly<Record<string, EventReader>> = eventReaders[type]

  it('[REQ-READER-01] are read by whom the table names, and by those who read more than they', () => {
    const order: readonly EventReader[] = ['public', 'applicant', 'staff', 'internal']
    for (const [action, reader] of Object.entries(table)) {
      const read = (['public', 'applicant', 'staff'] as const).filter(audience => isReadBy(type, audience, action))
      expect([action, read]).toEqual([action, order.slice(order.indexOf(reader), 3)])
    }
  })

  it.each(['set_reference', '', 'constructor', '__proto__', 'Submit', ' submit'])(
    '[REQ-READER-02] an event that the table does not know (“%s”) is read by nobody but the audit',
    action => {
      const read = (['public', 'applicant', 'staff'] as const).filter(audience => isReadBy(type, audience, action))
      expect(read).toEqual([])
    },
  )
})

/** What an action that is no decision of a step reads as; decisions read as `resolve_…`. */
const applicantsWord = (action: string): string | undefined => {
  const rules = Object.values(requestTransitions).flatMap(row => Object.entries(row))
  const resolve = rules.find(([name, rule]) => name === action && 'resolve' in rule)?.[1].resolve
  const words: Readonly<Record<string, string>> = requestViewTexts.mn
  return words[resolve === undefined ? `action_${action}` : `resolve_${resolve}`]
}

it('[REQ-READER-04] every event of a request, food object or fee report has a word of its own for whoever reads it', () => {
  const staffWords: Readonly<Record<string, string>> = { ...staffCaseTexts.mn, ...staffDeskTexts.mn }
  for (const action of Object.keys(eventReaders.request)) {
    if (isReadBy('request', 'applicant', action)) expect(applicantsWord(action), action).toBeTruthy()
    if (isReadBy('request', 'staff', action)) expect(staffWords[`event_${action}`], action).toBeTruthy()
  }
  for (const [type, words] of [
    ['food_object', foodStepTexts.mn],
    ['fee_report', feeReportStepTexts.mn],
  ] as const) {
    const read = Object.keys(eventReaders[type]).filter(action => isReadBy(type, 'staff', action))
    expect(Object.keys(words).sort()).toEqual([...read, 'other'].sort())
  }
})
