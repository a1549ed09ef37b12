// Forms that anybody signed in may read; apart from the catalogue, whose visitors need no forms (CON-003).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { formSchema } from './requests.ts'

export const getOpenForm = defineCall({
  name: 'getOpenForm',
  method: 'GET',
  path: '/getServiceForm',
  access: 'signed-in',
  sentence: 'Answers the form of a service that people may read before they ask for it.',
  input: z.object({ id: z.coerce.number().int() }),
  output: z.object({ data: formSchema.extend({ slug: z.string() }) }),
  errors: ['service_not_found'],
})

export const openFormCalls = [getOpenForm]
