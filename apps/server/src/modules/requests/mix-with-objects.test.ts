import type { RequestRow } from '@khyanalt/contract/request-lists'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mixPage } from './mix-with-objects.ts'

const placed = (id: string, created: number, due: number | null) => ({
  state: 'sent' as const,
  row: {
    id,
    request_number: id,
    created_at: new Date(created * 1000).toISOString(),
    due_date: due === null ? null : `2026-01-${String(due).padStart(2, '0')}`,
  } as RequestRow,
})
const rows = (letter: string) =>
  fc
    .array(fc.record({ created: fc.nat(5), due: fc.option(fc.integer({ min: 1, max: 5 })) }), { maxLength: 12 })
    .map(list => list.map(({ created, due }, place) => placed(`${letter}${place}`, created, due)))
/** As the list promises: by the value, then by the id; what has no value stands last upwards and first downwards. */
const inOrder = (list: ReturnType<typeof placed>[], by: 'created_at' | 'due_on', way: 'asc' | 'desc') => {
  const key = ({ row }: ReturnType<typeof placed>) =>
    `${(by === 'due_on' ? row.due_date : row.created_at) ?? '~'} ${row.id}`
  const rising = list.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
  return way === 'asc' ? rising : rising.toReversed()
}

it('[REQ-DASH-09] pages of requests and food objects together hold each row once, in the order of the list', async () => {
  const field = fc.constantFrom('created_at' as const, 'due_on' as const)
  const direction = fc.constantFrom('asc' as const, 'desc' as const)
  await fc.assert(
    fc.asyncProperty(
      rows('R'),
      rows('F'),
      field,
      direction,
      fc.integer({ min: 1, max: 5 }),
      async (requests, objects, by, way, results) => {
        const order = { field: by, direction: way }
        const page = (list: typeof requests, number: number, size: number, from: typeof requests) =>
          mixPage(list, order, { page: number, results: size }, async (place, count) =>
            from.slice(place, place + count),
          )
        const whole = inOrder([...requests, ...objects], by, way).map(({ row }) => row.id)
        // Requests alone in that order stand for the database.
        const stored = inOrder(requests, by, way)
        const paged: string[] = []
        for (let number = 1; number <= Math.ceil(whole.length / results) + 1; number++) {
          paged.push(...(await page(objects, number, results, stored)).map(({ id }) => id))
        }
        expect(paged).toEqual(whole)
      },
    ),
  )
})
