// The history of a request's rounds for its applicant (CON-069).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant } from './envelope.ts'
import { answersSchema, remarkSchema } from './requests.ts'
import { workerSchema } from './workers.ts'

export const listRounds = defineCall({
  name: 'listRounds',
  method: 'GET',
  path: '/request/rounds',
  access: 'signed-in',
  sentence: 'Answers what was sent in each round and the remarks that came back, oldest first.',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({
    rounds: z.array(
      z.object({
        round: z.number().int(),
        submitted_at: instant,
        data: answersSchema,
        comments: z.array(remarkSchema),
      }),
    ),
    /** The employees that any round names, as they were sent. */
    workers: z.array(workerSchema),
  }),
  errors: ['request_not_found'],
})

export const requestRoundCalls = [listRounds]
