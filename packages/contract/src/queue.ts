// The agency's queue beside its list: what its filters offer, the numbers that they find, and the list as a file.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, commaList, tableInput } from './envelope.ts'
import { queueFilterInput } from './queue-filters.ts'
import { queueTotalLimit } from './review.ts'

const desk: Access = { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] }

/** So many requests are selected, and acted upon, at once. */
export const mostSelected = 200

export const getQueueChoices = defineCall({
  name: 'getQueueChoices',
  method: 'GET',
  path: '/staff/requests/choices',
  access: desk,
  sentence: 'Answers what the filters of the queue offer: services, units, provinces and colleagues.',
  input: z.object({}),
  output: z.object({
    services: z.array(z.object({ id: z.number().int(), name: bilingual })),
    units: z.array(z.object({ id: z.number().int(), name: bilingual })),
    provinces: z.array(z.object({ code: z.string(), name: bilingual })),
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: [],
})

export const listMatching = defineCall({
  name: 'listMatching',
  method: 'GET',
  path: '/staff/requests/numbers',
  access: desk,
  sentence: `Lists the numbers of the requests that the filters of the queue find, at most ${mostSelected} of them.`,
  input: z.object(queueFilterInput),
  output: z.object({ data: z.array(z.string()), more: z.boolean() }),
  errors: [],
})

export const downloadQueue = defineCall({
  name: 'downloadQueue',
  method: 'GET',
  path: '/staff/requests/table',
  access: desk,
  sentence: `Answers requests of the queue as a table, CSV or XLSX: those that are named, else the first ${queueTotalLimit} that the filters find.`,
  input: z.object({ ...queueFilterInput, ...tableInput, requests: commaList(mostSelected).optional() }),
  output: z.object({}),
  errors: [],
  answers: 'table',
})

export const queueCalls = [getQueueChoices, listMatching, downloadQueue]
