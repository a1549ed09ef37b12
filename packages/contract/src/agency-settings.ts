// What the agency says of itself: shown to everybody, kept by its administrators.
import { isAccountNumber, isTelephone } from '@khyanalt/domain/agency'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, instant, transactionId } from './envelope.ts'

const admins: Access = { staff: ['ADMIN'] }

/** A text of one line in both languages; the English one may be left out. */
const line = (most: number) =>
  z.object({ mn: z.string().trim().max(most).default(''), en: z.string().trim().max(most).default('') })
const named = (most: number) => line(most).refine(({ mn, en }) => mn !== '' && en !== '', 'lacks a language')

/** A telephone number as people write it, or nothing. */
const telephone = z.string().trim().refine(isTelephone)
const address = z.url({ protocol: /^https?$/ }).max(300)

/** What the agency gives; the mark is uploaded by itself. */
export const agencyFactsSchema = z
  .object({
    name: named(200),
    short: named(40),
    address: line(300),
    directions: line(600),
    hours: line(120),
    tollFree: telephone,
    phone: telephone,
    fax: line(60),
    email: z.union([z.literal(''), z.email().max(200)]),
    elsewhere: z.array(z.object({ name: z.string().trim().min(1).max(60), address })).max(8),
    developer: line(120),
    place: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
  })
  // Sentences all over the portal say which number to call.
  .refine(({ tollFree, phone }) => tollFree !== '' || phone !== '', { path: ['tollFree'] })
export type AgencyFacts = z.output<typeof agencyFactsSchema>

const word = z.string().trim().min(1)
export const paymentAccountSchema = z.object({
  recipient: word.max(140),
  bank: word.max(100),
  number: z.string().trim().refine(isAccountNumber),
})

/** The agency as pages show it. */
export const agencySchema = z.object({
  /** Whether the agency has given its data. */
  given: z.boolean(),
  name: bilingual,
  short: bilingual,
  address: bilingual,
  directions: bilingual,
  hours: bilingual,
  tollFree: z.string(),
  phone: z.string(),
  fax: bilingual,
  email: z.string(),
  elsewhere: z.array(z.object({ name: z.string(), address: z.string() })),
  developer: bilingual,
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  logo: z.string().nullable(),
})

export const getAgency = defineCall({
  name: 'getAgency',
  method: 'GET',
  path: '/agency',
  access: 'public',
  sentence: 'Answers name, seat and ways to reach the agency; what it has not given is empty.',
  input: z.object({}),
  output: z.object({ data: agencySchema }),
  errors: [],
})

/** The largest picture of the agency's mark. */
export const maxLogoBytes = 200 * 1024
/** How many points wide and high it may be. */
export const maxLogoSide = 1024

export const showLogo = defineCall({
  name: 'showLogo',
  method: 'GET',
  path: '/agency/logo/{name}',
  access: 'public',
  sentence: 'Answers the mark of the agency; its address changes with it, so browsers keep it.',
  input: z.object({ name: z.string().max(80) }),
  output: z.object({}),
  errors: ['file_not_found'],
  answers: 'png',
})

export const getAgencySettings = defineCall({
  name: 'getAgencySettings',
  method: 'GET',
  path: '/staff/agency',
  access: admins,
  sentence: 'Answers what the agency says of itself as it is edited, and where the account of its fees comes from.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      /** 0 until the agency has given its data; a save that names an older one is refused. */
      version: z.number().int(),
      facts: agencyFactsSchema,
      logo: z.string().nullable(),
      account: paymentAccountSchema.nullable(),
      /** Whether the account was given here, comes from the configuration of the server, or is missing. */
      account_from: z.enum(['settings', 'configuration', 'nowhere']),
      saved: z.object({ by: z.string().nullable(), at: instant }).nullable(),
    }),
  }),
  errors: [],
})

const version = z.int().min(0)

export const saveAgency = defineCall({
  name: 'saveAgency',
  method: 'POST',
  path: '/staff/agency/save',
  access: admins,
  sentence: 'Keeps what the agency says of itself; pages, papers and mails say it from then on.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    version,
    facts: agencyFactsSchema,
    /** Null leaves the account to the configuration of the server. */
    account: paymentAccountSchema.nullable(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['version_conflict'],
})

export const uploadLogo = defineCall({
  name: 'uploadLogo',
  method: 'POST',
  path: '/staff/agency/logo',
  access: admins,
  sentence: 'Keeps the mark of the agency: a PNG of at most 200 KB and 1024 points a side, written anew.',
  stepUp: { of: 'enrolled' },
  input: z.object({}),
  output: z.object({ logo: z.string(), version: z.number().int() }),
  errors: ['file_missing', 'logo_wrong', 'logo_too_big', 'file_infected', 'agency_missing'],
  transport: 'upload',
})

export const removeLogo = defineCall({
  name: 'removeLogo',
  method: 'POST',
  path: '/staff/agency/logo/remove',
  access: admins,
  sentence: 'Takes the mark of the agency away; the portal shows its own.',
  stepUp: { of: 'enrolled' },
  input: z.object({ version, transaction_id: transactionId.optional() }),
  output: z.object({ version: z.number().int() }),
  errors: ['version_conflict'],
})

export const agencySettingsCalls = [getAgency, showLogo, getAgencySettings, saveAgency, uploadLogo, removeLogo]
