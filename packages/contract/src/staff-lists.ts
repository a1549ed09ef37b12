// The lists that forms choose from, kept by administrators.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, transactionId } from './envelope.ts'

const administrator = { staff: ['ADMIN'] } as const

export const library = z.string().min(1).max(60)
/** What answers keep, so it never changes. */
const value = z.string().min(1).max(200)
/** As many as a list may hold. */
export const mostOptions = 2000
const label = z.object({ mn: z.string().trim().min(1).max(300), en: z.string().trim().min(1).max(300) })
/** The list as it was seen; 0 until the agency edits it. */
export const seen = { library, version: z.number().int().min(0), transaction_id: transactionId.optional() }
export const edited = z.object({ version: z.number().int() })

/** An option as its editor sees it. */
export const editedOptionSchema = z.object({
  value: z.string(),
  label: bilingual,
  /** What is copied into other fields, or the option of the level above. */
  data: z.record(z.string(), z.string()),
  /** An option offered no more stays for the names of earlier answers. */
  offered: z.boolean(),
  /** First and last day on which forms offer it; null for none. */
  from: day.nullable(),
  until: day.nullable(),
  /** Whether forms offer it today: `offered`, and its days have begun and not ended. */
  current: z.boolean(),
  /** The option that is offered in its place. */
  merged_into: z.string().nullable(),
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
        /** The list that new forms choose from in place of this one. */
        merged_into: z.string().nullable(),
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
      merged_into: z.string().nullable(),
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
    /** Left out, the day stays as it is. */
    from: day.nullable().optional(),
    until: day.nullable().optional(),
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
  input: z.object({ ...seen, values: z.array(value).min(1).max(mostOptions) }),
  output: edited,
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const findListUses = defineCall({
  name: 'findListUses',
  method: 'GET',
  path: '/staff/lists/uses',
  access: administrator,
  sentence: 'Finds the questions of forms, those in force and those being written, that choose from a list.',
  input: z.object({ library }),
  output: z.object({
    uses: z.array(
      z.object({
        service: z.object({ id: z.number().int(), name: bilingual }),
        /** Whether the service is open to clients. */
        open: z.boolean(),
        /** Whether the form is one that is being written. */
        draft: z.boolean(),
        /** Each question with its step, as its author reads it. */
        places: z.array(bilingual),
        /** Options that rules of the form name by their values. */
        named: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
})

export const mergeListOptions = defineCall({
  name: 'mergeListOptions',
  method: 'POST',
  path: '/staff/lists/options/merge',
  access: administrator,
  sentence:
    'Offers one option in place of another, which answers of before keep; refused while rules of forms name the other.',
  input: z.object({ ...seen, value, into: value }),
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
  findListUses,
  mergeListOptions,
]
