// The client's side of the food-safety register (spec 3 §2, §7; CON-150…159).
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day, instant, transactionId } from './envelope.ts'
import { optionSchema } from './lists.ts'

const line = z.string().max(5000).default('')
/** A choice as its code, or as the option that was chosen. */
const choice = z
  .union([z.string().max(40), z.object({ value: z.string().max(40) }).transform(({ value }) => value)])
  .default('')
const oneOrTwo = z
  .union([
    z.literal(1),
    z.literal(2),
    z.enum(['1', '2']),
    z.object({ value: z.union([z.literal(1), z.literal(2), z.enum(['1', '2'])]) }).transform(({ value }) => value),
  ])
  .transform(given => Number(given) as 1 | 2)
  .nullable()
  .default(null)

const serviceInput = z.object({
  /** Names the row in problems and differences; the server makes one up where there is none. */
  id: z
    .string()
    .max(40)
    .regex(/^[\w-]*$/)
    .optional(),
  category_main: choice,
  category_second: choice,
  category_third: choice,
  capacity: line,
  using_capacity: line,
  commission_date: line,
  additional: line,
})

/** The form of an object; what is wrong in it is told field by field with `food_object_incomplete`. */
export const foodFormInput = z.object({
  sender_type: oneOrTwo,
  company_regnum: line,
  company_name: line,
  company_type: line,
  company_director_lastname: line,
  company_director_firstname: line,
  branch_name: line,
  ownership: oneOrTwo,
  phone: line,
  phone_2: line,
  fax: line,
  email: line,
  officer_lastname: line,
  officer_firstname: line,
  officer_jobposition: line,
  officer_register_number: line,
  officer_phone: line,
  officer_email: line,
  address: z.array(choice).max(6).default([]),
  location: line,
  service_table: z.array(serviceInput).max(200).default([]),
  agreement: z.boolean().default(false),
})

const service = z.object({
  id: z.string(),
  category_main: z.string(),
  category_second: z.string(),
  category_third: z.string(),
  capacity: z.string(),
  using_capacity: z.string(),
  commission_date: z.string(),
  additional: z.string(),
})
const oneOrTwoAnswer = z.union([z.literal(1), z.literal(2)]).nullable()

/** The form as it was sent, for editing it. */
export const foodFormSchema = z.object({
  sender_type: oneOrTwoAnswer,
  company_regnum: z.string(),
  company_name: z.string(),
  company_type: z.string(),
  company_director_lastname: z.string(),
  company_director_firstname: z.string(),
  branch_name: z.string(),
  ownership: oneOrTwoAnswer,
  phone: z.string(),
  phone_2: z.string(),
  fax: z.string(),
  email: z.string(),
  officer_lastname: z.string(),
  officer_firstname: z.string(),
  officer_jobposition: z.string(),
  officer_register_number: z.string(),
  officer_phone: z.string(),
  officer_email: z.string(),
  address: z.array(z.string()),
  location: z.string(),
  service_table: z.array(service),
  agreement: z.boolean(),
})

const option = z.object({ value: z.string(), label: bilingual })

/** What was sent, ready to be read: codes with their words. */
export const foodDataSchema = foodFormSchema.extend({
  ownership: z.object({ value: z.union([z.literal(1), z.literal(2)]), label: bilingual }),
  address: z.array(option),
  address_str: z.string(),
  service_table: z.array(service.extend({ category_main: option, category_second: option, category_third: option })),
})
export type FoodData = z.infer<typeof foodDataSchema>

/** What every row and every detail tells of an object. */
const common = {
  request_number: z.string(),
  type: z.enum(['NEW', 'UPDATE']),
  status: z.number().int(),
  branch_name: z.string(),
  sender_type: z.union([z.literal(1), z.literal(2)]),
  created_at: instant,
  /** The day it was sent. */
  date: day,
  verified_date: instant.nullable(),
  /** Whether a registration is in force, be a change of it under review or not. */
  in_force: z.boolean(),
  actions: z.array(z.string()),
  /** The organisation whose it is; null for the person's own; the release before says nothing. */
  company_id: z.string().nullable().optional(),
}

/** A row of the own objects. */
export const foodRowSchema = z.object(common)
export type FoodRow = z.infer<typeof foodRowSchema>

/** One object with what was sent. */
export const foodObjectSchema = z.object({
  ...common,
  version: z.number().int(),
  round: z.number().int(),
  customer_name: z.string(),
  customer_rnumber: z.string().nullable(),
  company_name: z.string().nullable(),
  company_type: z.string().nullable(),
  company_regnum: z.string().nullable(),
  due_date: day.nullable(),
  organization: bilingual.nullable(),
  /** Whether a public reference exists. */
  has_reference: z.boolean(),
  data: foodDataSchema,
})
export type FoodObject = z.infer<typeof foodObjectSchema>

/** One entry of the course of a registration. */
export const foodStepSchema = z.object({
  action: z.string(),
  status: z.number().int(),
  /** 0 received, 1 agreed, 2 returned, 3 rejected; null for everything else. */
  resolve: z.number().int().nullable(),
  name: bilingual.nullable(),
  user_name: z.string(),
  user_position: z.string().nullable(),
  created_at: instant,
})
export type FoodStep = z.infer<typeof foodStepSchema>

const number = z.string().max(40)

export const listFoodTypes = defineCall({
  name: 'listFoodTypes',
  method: 'GET',
  path: '/fsi/types',
  access: 'signed-in',
  sentence: 'Answers kinds of activity: the top level, or the level below a code of one or four characters.',
  input: z.object({ code: z.string().max(10).optional() }),
  output: z.object({ data: z.array(optionSchema) }),
  errors: [],
})

export const listFoodAddresses = defineCall({
  name: 'listFoodAddresses',
  method: 'GET',
  path: '/fsi/address',
  access: 'signed-in',
  sentence: 'Answers provinces and the capital, or what lies below a code of two or four characters.',
  input: z.object({ code: z.string().max(12).optional() }),
  output: z.object({ data: z.array(option) }),
  errors: [],
})

export const getDefaultFoodAddress = defineCall({
  name: 'getDefaultFoodAddress',
  method: 'GET',
  path: '/fsi/address/default',
  access: 'signed-in',
  sentence: 'Answers the path of an address from province or city down to a code.',
  input: z.object({ code: z.string().max(12) }),
  output: z.object({ data: z.array(option) }),
  errors: ['not_found'],
})

const sendErrors = ['food_object_incomplete', 'company_check_failed', 'too_many_requests'] as const

export const submitFoodObject = defineCall({
  name: 'submitFoodObject',
  method: 'POST',
  path: '/fsi/request/submit',
  access: 'client',
  body: 'medium',
  sentence: 'Registers a food object for review and answers the number of its registration.',
  input: foodFormInput.extend({ transaction_id: transactionId.optional() }),
  output: z.object({ data: z.string() }),
  errors: [...sendErrors, 'right_missing'],
})

export const getFoodObject = defineCall({
  name: 'getFoodObject',
  method: 'GET',
  path: '/fsi/request',
  access: 'client',
  sentence: 'Answers an own food object with the inspector’s note and the steps of its review.',
  input: z.object({ requestnumber: number }),
  output: z.object({
    data: foodObjectSchema,
    operator_msg: z.string().nullable(),
    steps: z.array(foodStepSchema),
  }),
  errors: ['food_object_not_found', 'right_missing'],
})

export const getFoodObjectData = defineCall({
  name: 'getFoodObjectData',
  method: 'GET',
  path: '/fsi/request/data',
  access: 'client',
  sentence: 'Answers the form of an own food object for editing; refuses where it takes no update now.',
  input: z.object({ requestnumber: number }),
  output: z.object({
    data: z.object({
      request_number: z.string(),
      status: z.number().int(),
      version: z.number().int(),
      /** Whether who registers can no longer be changed. */
      sender_locked: z.boolean(),
      form: foodFormSchema,
    }),
  }),
  errors: ['food_object_not_found', 'food_object_in_review', 'food_object_closed', 'right_missing'],
})

export const updateFoodObject = defineCall({
  name: 'updateFoodObject',
  method: 'POST',
  path: '/fsi/request/update',
  access: 'client',
  body: 'medium',
  sentence: 'Sends corrected or changed data of an own food object; a registration stays in force meanwhile.',
  input: z.object({
    request_number: number,
    data: foodFormInput,
    /** The version the sender saw; a newer one on the server refuses the call. */
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({
    update: z.literal(true),
    data: z.object({ request_number: z.string(), status: z.number().int(), version: z.number().int() }),
  }),
  errors: [
    ...sendErrors,
    'food_object_not_found',
    'food_object_in_review',
    'food_object_closed',
    'version_conflict',
    'right_missing',
  ],
})

export const listFoodObjects = defineCall({
  name: 'listFoodObjects',
  method: 'GET',
  path: '/fsi/request/list',
  access: 'client',
  sentence: 'Lists the own food objects, newest first.',
  input: z.object(behalfInput),
  output: z.object({ data: z.array(foodRowSchema) }),
  errors: ['company_not_found'],
})

export const foodObjectCalls = [
  listFoodTypes,
  listFoodAddresses,
  getDefaultFoodAddress,
  submitFoodObject,
  getFoodObject,
  getFoodObjectData,
  updateFoodObject,
  listFoodObjects,
]
