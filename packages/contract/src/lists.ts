// Reference lists that fill choices (CON-006, CON-128, CON-159).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { nothing } from './envelope.ts'

/** An option of a choice; `data` feeds autofields. */
export const optionSchema = z.object({
  value: z.string(),
  label: z.object({ mn: z.string(), en: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
  /** Offered no more; kept for the names of earlier answers. */
  disabled: z.boolean().optional(),
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
  output: z.object({ data: z.array(z.object({ name: z.string(), name_en: z.string(), value: z.number().int() })) }),
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

/** 1 asks for what is offered now. */
const status = z.literal('1').optional()

export const listCountries = defineCall({
  name: 'listCountries',
  method: 'GET',
  path: '/llist/countries',
  access: 'signed-in',
  sentence: 'Answers the countries as a map of two-letter code to Mongolian name.',
  input: z.object({ 'options[status]': status }),
  output: z.object({ data: z.record(z.string(), z.string()) }),
  errors: [],
})

export const listReference = defineCall({
  name: 'listReference',
  method: 'GET',
  path: '/llist/reference',
  access: 'signed-in',
  sentence: 'Answers the options of a reference key, such as generator_type or uusguur.',
  input: z.object({ 'options[key]': z.string().max(60), 'options[status]': status }),
  output: z.object({ data: z.array(optionSchema) }),
  errors: ['not_found'],
})

export const listLibrary = defineCall({
  name: 'listLibrary',
  method: 'GET',
  path: '/llist/{library}',
  access: 'signed-in',
  sentence: 'Answers the options of a library, or those below one option of the level above.',
  input: z.object({
    library: z.string().max(60),
    'options[status]': status,
    'options[parent]': z.string().max(200).optional(),
  }),
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
  sentence: 'Answers words for suggestions: those that administrators offer, and those that the caller typed.',
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
  sentence: 'Keeps a word for later suggestions to the caller, and to all once an administrator offers it.',
  input: z.object({
    wordkey: z.string().min(1).max(60),
    text: z.string().trim().min(1).max(200),
    lang: z.enum(['mn', 'en', 'ru']).default('mn'),
  }),
  output: nothing,
  errors: ['words_full'],
})

export const listCalls = [
  listOrganizations,
  listAddresses,
  listWords,
  addWord,
  listLanguageLibrary,
  listCountries,
  listReference,
  listLibrary,
]
