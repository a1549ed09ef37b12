// One of the messages about a request, as both sides read it.
import { messageSides } from '@khyanalt/domain/request-messages'
import { z } from 'zod'
import { instant } from './envelope.ts'

/** What a side wrote, oldest first in lists. */
export const requestMessageSchema = z.object({
  side: z.enum(messageSides),
  text: z.string(),
  /** The remark that it speaks of, by its title. */
  about: z.string().nullable(),
  author: z.string(),
  position: z.string().nullable(),
  at: instant,
  files: z.array(z.object({ name: z.string(), title: z.string(), size: z.number().int() })),
})
export type RequestMessage = z.infer<typeof requestMessageSchema>
