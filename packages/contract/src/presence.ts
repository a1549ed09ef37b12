// Who of the agency looks at a request at this moment.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant } from './envelope.ts'
import { requestNumber } from './requests.ts'

/** A tab says so often that it is looked at; one that says nothing for so long is not. */
export const presenceBeatSeconds = 20
export const presenceSilentSeconds = 50

export const markPresence = defineCall({
  name: 'markPresence',
  method: 'POST',
  path: '/staff/request/presence',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  sentence: `Says that a tab of the caller shows a request, or no longer does; answers which colleagues look at it now. A tab that says nothing for ${presenceSilentSeconds} seconds is forgotten.`,
  input: z.object({
    requestnumber: requestNumber,
    /** An id that the tab made. */
    tab: z.uuid(),
    leaving: z.boolean().optional(),
  }),
  output: z.object({ data: z.array(z.object({ id: z.string(), name: z.string(), since: instant })) }),
  errors: ['request_not_found'],
})

export const presenceCalls = [markPresence]
