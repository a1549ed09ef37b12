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
        // Everything on one page is the list; requests alone in that order stand for the database.
        const whole = (await page([...requests, ...objects], 1, 100, [])).map(({ id }) => id)
        const sorted = (await page(requests, 1, 100, [])).map(({ id }) => id)
        const stored = sorted.flatMap(id => requests.filter(({ row }) => row.id === id))
        const paged: string[] = []
        for (let number = 1; number <= Math.ceil(whole.length / results) + 1; number++) {
          paged.push(...(await page(objects, number, results, stored)).map(({ id }) => id))
        }
        expect(paged).toEqual(whole)
      },
    ),
  )
})
