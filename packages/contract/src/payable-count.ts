// The badge of the Invoices tab; apart from invoices, since every page of people who are signed in asks.
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'

/** The badge of the Invoices tab (CON-142). */
export const countPayable = defineCall({
  name: 'countPayable',
  method: 'GET',
  path: '/dashboard/notification/invoice',
  access: 'signed-in',
  sentence: 'Counts the unpaid invoices that still lack a receipt.',
  input: z.object(behalfInput),
  output: z.object({ count: z.number().int() }),
  errors: ['company_not_found'],
})

export const payableCountCalls = [countPayable]
