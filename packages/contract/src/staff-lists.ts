// The lists that forms choose from, kept by administrators.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, transactionId } from './envelope.ts'

const administrator = { staff: ['ADMIN'] } as const

const library = z.string().min(1).max(60)
/** What answers keep, so it never changes. */
const value = z.string().min(1).max(200)
const label = z.object({ mn: z.string().trim().min(1).max(300), en: z.string().trim().min(1).max(300) })
/** The list as it was seen; 0 until the agency edits it. */
const seen = { library, version: z.number().int().min(0), transaction_id: transactionId.optional() }
const edited = z.object({ version: z.number().int() })

/** An option as its editor sees it. */
export const editedOptionSchema = z.object({
  value: z.string(),
  label: bilingual,
  /** What is copied into other fields, or the option of the level above. */
  data: z.record(z.string(), z.string()),
  /** An option offered no more stays for the names of earlier answers. */
  offered: z.boolean(),
  /** Changed or added by the agency, so that an update of the portal leaves it alone. */
  changed: z.boolean(),
})
export type EditedOption = z.infer<typeof editedOptionSchema>

export const listEditedLists = defineCall({
  name: 'listEditedLists',
  method: 'GET',
  path: '/staff/lists',
  access: administrator,
  sentence: 'Lists the reference lists with how much they offer and the services whose forms choose from them.',
  input: z.object({}),
  output: z.object({
    lists: z.array(
      z.object({
        library: z.string(),
        name: bilingual,
        offered: z.number().int(),
        retired: z.number().int(),
        changed: z.boolean(),
        services: z.array(z.object({ id: z.number().int(), name: bilingual })),
      }),
    ),
  }),
  errors: [],
})

export const getEditedList = defineCall({
  name: 'getEditedList',
  method: 'GET',
  path: '/staff/lists/options',
  access: administrator,
  sentence: 'Answers every option of a list in order, those that are offered no more included.',
  input: z.object({ library }),
  output: z.object({
    data: z.object({
      library: z.string(),
      name: bilingual,
      version: z.number().int(),
      /** The keys that data of this list has. */
      keys: z.array(z.string()),
      options: z.array(editedOptionSchema),
    }),
  }),
  errors: ['not_found'],
})

export const makeList = defineCall({
  name: 'makeList',
  method: 'POST',
  path: '/staff/lists/make',
  access: administrator,
  sentence: 'Makes an empty list under a key of its own; forms may choose from it once it offers something.',
  input: z.object({ library, name: label, transaction_id: transactionId.optional() }),
  output: edited,
  errors: ['definition_invalid'],
})

export const renameList = defineCall({
  name: 'renameList',
  method: 'POST',
  path: '/staff/lists/rename',
  access: administrator,
  sentence: 'Calls a list by another name; its key, which forms go by, stays.',
  input: z.object({ ...seen, name: label }),
  output: edited,
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const saveListOption = defineCall({
  name: 'saveListOption',
  method: 'POST',
  path: '/staff/lists/options/save',
  access: administrator,
  sentence: 'Adds an option at the end of a list, or changes the names and data of one.',
  input: z.object({
    ...seen,
    /** Whether the option is new. */
    add: z.boolean(),
    value,
    label,
    data: z.record(z.string().max(60), z.string().trim().max(300)).default({}),
  }),
  output: edited,
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const offerListOption = defineCall({
  name: 'offerListOption',
  method: 'POST',
  path: '/staff/lists/options/offer',
  access: administrator,
  sentence: 'Offers an option no more, or again. Answers given keep its name.',
  input: z.object({ ...seen, value, offered: z.boolean() }),
  output: edited,
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const orderList = defineCall({
  name: 'orderList',
  method: 'POST',
  path: '/staff/lists/order',
  access: administrator,
  body: 'medium',
  sentence: 'Puts the options of a list in another order.',
  input: z.object({ ...seen, values: z.array(value).min(1).max(2000) }),
  output: edited,
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const staffListCalls = [
  listEditedLists,
  getEditedList,
  makeList,
  renameList,
  saveListOption,
  offerListOption,
  orderList,
]
