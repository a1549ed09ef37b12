// Reference lists that fill choices (CON-006, CON-128, CON-159).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { nothing } from './envelope.ts'

/** An option of a choice; `data` feeds autofields. */
export const optionSchema = z.object({
  value: z.string(),
  label: z.object({ mn: z.string(), en: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
})
export type Option = z.infer<typeof optionSchema>

/** An address option with the levels below it. */
export type AddressOption = { value: string; label: { mn: string; en: string }; children?: AddressOption[] | undefined }
const addressOption: z.ZodType<AddressOption> = z.lazy(() =>
  z.object({
    value: z.string(),
    label: z.object({ mn: z.string(), en: z.string() }),
    children: z.array(addressOption).optional(),
  }),
)

export const listOrganizations = defineCall({
  name: 'listOrganizations',
  method: 'GET',
  path: '/llist/organizations',
  access: 'signed-in',
  sentence: 'Lists the receiving units of the agency.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ name: z.string(), value: z.number().int() })) }),
  errors: [],
})

export const listAddresses = defineCall({
  name: 'listAddresses',
  method: 'GET',
  path: '/llist/address/aimaghot',
  access: 'signed-in',
  sentence: 'Answers the address cascade from province or city downwards.',
  input: z.object({}),
  output: z.object({ data: z.array(addressOption) }),
  errors: [],
})

export const listLibrary = defineCall({
  name: 'listLibrary',
  method: 'GET',
  path: '/llist/{library}',
  access: 'signed-in',
  sentence: 'Answers the options of a library.',
  input: z.object({ library: z.string().max(60) }),
  output: z.object({ data: z.array(optionSchema) }),
  errors: ['not_found'],
})

export const listLanguageLibrary = defineCall({
  name: 'listLanguageLibrary',
  method: 'GET',
  path: '/llist/lang/{library}',
  access: 'signed-in',
  sentence: 'Answers the options of a library in the language of the form.',
  input: z.object({ library: z.string().max(60) }),
  output: z.object({ data: z.array(optionSchema) }),
  errors: ['not_found'],
})

export const listWords = defineCall({
  name: 'listWords',
  method: 'GET',
  path: '/llist/words',
  access: 'signed-in',
  sentence: 'Answers words typed before, for suggestions.',
  input: z.object({
    wordkey: z.string().max(60),
    lang: z.enum(['mn', 'en', 'ru']).default('mn'),
    custom_table: z.string().max(60).optional(),
  }),
  output: z.object({ data: z.array(z.string()) }),
  errors: [],
})

export const addWord = defineCall({
  name: 'addWord',
  method: 'POST',
  path: '/llist/words/add',
  access: 'signed-in',
  sentence: 'Keeps a word for later suggestions.',
  input: z.object({
    wordkey: z.string().max(60),
    text: z.string().trim().min(1).max(200),
    lang: z.enum(['mn', 'en', 'ru']).default('mn'),
  }),
  output: nothing,
  errors: [],
})

export const listCompanies = defineCall({
  name: 'listCompanies',
  method: 'GET',
  path: '/company/list',
  access: 'client',
  sentence: 'Answers the companies of the caller as a map of id to name.',
  input: z.object({}),
  output: z.object({ data: z.record(z.string(), z.string()) }),
  errors: [],
})

export const listCalls = [
  listOrganizations,
  listAddresses,
  listWords,
  addWord,
  listLanguageLibrary,
  listLibrary,
  listCompanies,
]
