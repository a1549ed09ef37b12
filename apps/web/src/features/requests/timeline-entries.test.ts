import type { RequestDetail } from '@khyanalt/contract/requests'
import { describe, expect, it } from 'vitest'
import { timelineEntries } from './timeline-entries.ts'

const step = (action: string, status: number, resolve: number | null) => ({
  action,
  status,
  resolve,
  name: null,
  user_name: 'Төмөр',
  user_position: 'Улсын байцаагч',
  created_at: '2026-02-01T02:00:00.000Z',
})
const request = (steps: ReturnType<typeof step>[], verified: string | null = null) =>
  ({ created_at: '2026-01-31T02:00:00.000Z', verified_date: verified, steps }) as unknown as RequestDetail

describe('the timeline', () => {
  it('[REQ-STEP-02] starts with the opening and names each act, who did it, in what position and when', () => {
    const entries = timelineEntries(request([step('submit', 0, null), step('receive', 1, 0), step('agree', 2, 1)]))
    expect(entries.map(entry => entry.label)).toEqual(['opened', 'action_submit', 'resolve_0', 'resolve_1'])
    expect(entries[0]).toMatchObject({ at: '2026-01-31T02:00:00.000Z', person: null })
    for (const entry of entries.slice(1)) {
      const by = { person: 'Төмөр', position: 'Улсын байцаагч', at: '2026-02-01T02:00:00.000Z' }
      expect(entry).toMatchObject(by)
    }
  })

  it('[REQ-STEP-01] [REQ-STEP-05] names and colours a step by what it decided: received, agreed, returned, rejected', () => {
    const decided = [0, 1, 2, 3].map(resolve => timelineEntries(request([step('decide', 1, resolve)]))[1])
    expect(decided.map(entry => `${entry?.label} ${entry?.tone}`)).toEqual([
      'resolve_0 blue',
      'resolve_1 green',
      'resolve_2 red',
      'resolve_3 red',
    ])
  })

  it('[REQ-STEP-03] ends with the approval and its date', () => {
    const entries = timelineEntries(request([step('approve', 1000, 1)], '2026-02-03T02:00:00.000Z'))
    expect(entries.at(-1)).toMatchObject({ label: 'approved', tone: 'green', at: '2026-02-03T02:00:00.000Z' })
    expect(entries).toHaveLength(2)
  })

  it('[REQ-STEP-04] is orange at 900, green at 1000, and red at 2000, 3000 and 4000, whatever the step decided', () => {
    const tones = [900, 1000, 2000, 3000, 4000].map(status => {
      const decided = [null, 0, 1, 2, 3].map(
        resolve => timelineEntries(request([step('decide', status, resolve)]))[1]?.tone,
      )
      return [status, ...new Set(decided)]
    })
    expect(tones).toEqual([
      [900, 'orange'],
      [1000, 'green'],
      [2000, 'red'],
      [3000, 'red'],
      [4000, 'red'],
    ])
  })

  it('colours by status first, then by what the step decided', () => {
    const entries = timelineEntries(
      request([step('raise_invoice', 900, null), step('return', 2000, 2), step('receive', 1, 0), step('agree', 2, 1)]),
    )
    expect(entries.map(entry => entry.tone)).toEqual(['grey', 'orange', 'red', 'blue', 'green'])
  })

  it('[REQ-STEP-05] takes the colour of an entry from what the step decided where the status says nothing', () => {
    const entries = timelineEntries(
      request([step('receive', 1, 0), step('agree', 2, 1), step('return', 2, 2), step('reject', 2, 3)]),
    )
    expect(entries.slice(1).map(entry => entry.tone)).toEqual(['blue', 'green', 'red', 'red'])
  })
})
