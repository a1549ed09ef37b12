// Sessions and sign-in (spec 1 §2 sign-in screens, CON-009…CON-011, CON-020).
import { z } from 'zod'
import { memberRight } from './behalf.ts'
import { defineCall } from './call.ts'
import { companySchema } from './company-schema.ts'
import { instant, nothing } from './envelope.ts'

/** A role with its limits. */
export const grantSchema = z.object({
  role: z.enum(['OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN']),
  module: z.enum(['INSPECTION', 'FSI', 'AMNAT']).optional(),
  categoryId: z.number().int().optional(),
  organizationId: z.number().int().optional(),
})

/** The signed-in person as the browser knows him or her. */
export const userSchema = z.object({
  id: z.string(),
  register_number: z.string().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  custom_address: z.string().nullable(),
  custom_address_english: z.string().nullable(),
  /** A portrait as a `data:` address. */
  image: z.string().nullable(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  login_type: z.enum(['client', 'user']),
  position: z.string().nullable(),
  company_tour: z.boolean(),
  profile: z.object({
    surname: z.string().nullable(),
    lastname: z.string().nullable(),
    nationality: z.string().nullable(),
    gender: z.string().nullable(),
    birthDateAsText: z.string().nullable(),
    passportAddress: z.string().nullable(),
    workDirection: z.string().nullable(),
  }),
  companies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      register_number: z.string(),
      role: z.enum(['MEMBER', 'ADMIN']),
      /** What the person may do in its name; without it, as the release before answers, everything. */
      rights: z.array(memberRight).optional(),
    }),
  ),
  /** For whom the person acted last: `all`, `self` or the id of an organisation. */
  behalf: z.string().optional(),
  /** Names of areas in which the person or a company of his or hers holds something (REQ-DESK-15); see `ClientArea`. */
  areas: z.array(z.string()),
  /** The first company in full; the others by `getCompany`. */
  profile_company: companySchema.nullable(),
  grants: z.array(grantSchema),
})
export type SignedInUser = z.infer<typeof userSchema>

/** Whoever has a second factor is refused with `second_factor` instead; its `current` says what is asked for (CON-011). */
const token = z.object({ access_token: z.string() })

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  sentence: 'Signs a client in by register number and password.',
  input: z.object({ register_number: z.string().trim().min(1).max(20), password: z.string().min(1).max(200) }),
  output: token,
  errors: ['second_factor', 'wrong_credentials', 'account_locked', 'sign_in_busy', 'too_many_requests'],
})

export const portalLogin = defineCall({
  name: 'portalLogin',
  method: 'POST',
  path: '/auth/portallogin',
  access: 'public',
  sentence: 'Signs a portal account in by e-mail and password.',
  input: z.object({ email: z.string().trim().min(1).max(200), password: z.string().min(1).max(200) }),
  output: token,
  errors: ['second_factor', 'wrong_credentials', 'account_locked', 'sign_in_busy', 'too_many_requests'],
})

export const me = defineCall({
  name: 'me',
  method: 'POST',
  path: '/auth/me',
  access: 'signed-in',
  sentence: 'Answers the signed-in person.',
  beforeSecondFactor: true,
  input: z.object({}),
  output: z.object({ user: userSchema, login_type: z.enum(['client', 'user']) }),
  errors: [],
})

/** `attempt` names it when its token is picked up. */
const signOnBegun = z.object({ url: z.string(), attempt: z.string() })

export const danLogin = defineCall({
  name: 'danLogin',
  method: 'GET',
  path: '/auth/danlogin',
  access: 'public',
  sentence:
    'Answers the single sign-on address for an open realtime connection; `startSignOn` keeps `sid` out of logs.',
  input: z.object({ sid: z.string().min(8).max(64) }),
  output: signOnBegun,
  errors: ['sso_failed', 'sso_unknown_socket'],
})

export const startSignOn = defineCall({
  name: 'startSignOn',
  method: 'POST',
  path: '/auth/danlogin',
  access: 'public',
  sentence: 'Begins a single sign-on for an open realtime connection and answers the address that the pop-up goes to.',
  input: danLogin.input,
  output: signOnBegun,
  errors: ['sso_failed', 'sso_unknown_socket', 'too_many_requests'],
})

export const pickUpSignOn = defineCall({
  name: 'pickUpSignOn',
  method: 'POST',
  path: '/auth/danlogin/token',
  access: 'public',
  sentence: 'Answers the token of a sign-on that succeeded, once, to the browser whose cookie began the attempt.',
  input: z.object({ attempt: z.string().min(1).max(200) }),
  output: token,
  errors: ['sign_on_gone', 'not_allowed', 'too_many_requests'],
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  sentence: 'Ends this session, or every session of the person.',
  beforeSecondFactor: true,
  stepUp: { of: 'enrolled', when: ({ everywhere }) => everywhere },
  input: z.object({ everywhere: z.boolean().default(false) }),
  output: nothing,
  errors: ['not_allowed'],
})

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  sentence: 'Lists the open sessions of the person.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        created_at: instant,
        last_seen_at: instant,
        device: z.string(),
        /** Who acts as the person in it, when that is support. */
        support: z.string().nullable(),
        current: z.boolean(),
      }),
    ),
  }),
  errors: [],
})

export const revokeSession = defineCall({
  name: 'revokeSession',
  method: 'POST',
  path: '/auth/sessions/revoke',
  access: 'signed-in',
  sentence: 'Ends one of the own sessions.',
  stepUp: { of: 'enrolled' },
  input: z.object({ id: z.uuid() }),
  output: nothing,
  errors: ['not_found', 'not_allowed'],
})

export const finishCompanyTour = defineCall({
  name: 'finishCompanyTour',
  method: 'POST',
  path: '/auth/companytour',
  access: 'client',
  sentence: 'Remembers that the caller has seen the tour of the organisation area.',
  input: z.object({}),
  output: nothing,
  errors: ['not_allowed'],
})

export const setPassword = defineCall({
  name: 'setPassword',
  method: 'POST',
  path: '/auth/setpassword',
  access: 'public',
  sentence: 'Chooses a password by a link that works once; every session of the account ends.',
  input: z.object({ token: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  output: z.object({ login: z.string(), login_type: z.enum(['client', 'user']) }),
  errors: ['password_link_invalid', 'password_weak', 'password_common', 'password_personal', 'too_many_requests'],
})

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/auth/changepassword',
  access: 'public',
  sentence: 'Changes a password by the one in force; every session of the account ends.',
  input: z.object({
    login_type: z.enum(['client', 'user']),
    login: z.string().trim().min(1).max(254),
    current: z.string().min(1).max(200),
    password: z.string().min(1).max(200),
  }),
  output: nothing,
  errors: [
    'wrong_credentials',
    'account_locked',
    'sign_in_busy',
    'step_up_needed',
    'sign_in_first',
    'password_weak',
    'password_common',
    'password_personal',
    'too_many_requests',
  ],
})

export const authCalls = [
  login,
  portalLogin,
  me,
  danLogin,
  startSignOn,
  pickUpSignOn,
  logout,
  listSessions,
  revokeSession,
  finishCompanyTour,
  setPassword,
  changePassword,
]
