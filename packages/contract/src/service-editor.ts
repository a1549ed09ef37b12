// The catalogue and the form editor of the administrator: services, drafts of forms, rehearsal, publishing.

import { attributeShapes } from '@khyanalt/form-engine/attribute-shapes'
import { liftBreakCodes } from '@khyanalt/form-engine/lift-answers'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { categoryCalls, editedCategorySchema } from './category-editor.ts'
import { saidShape } from './certificate-part.ts'
import { bilingual, instant, problemSchema, transactionId } from './envelope.ts'
import { waitingProposalSchema } from './proposals.ts'
import { changeSchema, difference, draftShape } from './service-draft.ts'
import { serviceSettingsSchema, serviceStateShape } from './service-settings.ts'
import { serviceVersionCalls } from './service-versions.ts'

const admins: Access = { staff: ['ADMIN'] }
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.coerce.number().int().min(0)
const writing = { transaction_id: transactionId.optional() }

/** A service in the administrator's list. */
export const editedServiceSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  category_id: z.number().int(),
  name: bilingual,
  status: z.number().int(),
  temporary_disable: z.boolean(),
  /** The version that new requests use; null before the first. */
  published: z.number().int().nullable(),
  draft: z.object({ edited_by: z.string(), edited_at: instant, rehearsed: z.boolean() }).nullable(),
})
export type EditedService = z.output<typeof editedServiceSchema>

export const listCatalogue = defineCall({
  name: 'listCatalogue',
  method: 'GET',
  path: '/staff/catalogue',
  access: admins,
  sentence: 'Lists every category and service with the state of its form.',
  input: z.object({}),
  output: z.object({ categories: z.array(editedCategorySchema), services: z.array(editedServiceSchema) }),
  errors: [],
})

/** One act of the self-test. */
export const selfTestActSchema = z.object({
  language: z.enum(['mn', 'en']),
  act: z.enum(['fill', 'send', 'return', 'fix', 'approve', 'renew_fill', 'renew_send', 'renew_approve']),
  ok: z.boolean(),
  /** Why not. */
  code: z.string().optional(),
  problems: z.array(problemSchema).optional(),
})

/** What would become of one open request. */
export const liftedRequestSchema = z.object({
  request_number: z.string(),
  state: z.enum(['draft', 'returned']),
  /** The version it is pinned to. */
  version: z.number().int(),
  breaks: z.array(
    z.object({
      code: z.enum([...liftBreakCodes, 'step_gone']),
      path: z.string(),
      title: bilingual,
      problem: z.string().optional(),
    }),
  ),
})
export type LiftedRequest = z.output<typeof liftedRequestSchema>

/** What a rehearsal found. */
export const rehearsalSchema = z.object({
  passed: z.boolean(),
  at: instant,
  by: z.string(),
  self_test: z.array(selfTestActSchema),
  weight: z.object({
    bytes: z.number().int(),
    fields: z.number().int(),
    /** Fields of the step that shows most at once. */
    largest_step: z.number().int(),
    /** Time to judge complete answers, for information. */
    judge_ms: z.number(),
    within: z.boolean(),
  }),
  /** Questions for a number, a model or a licence that refuse one of its usual spellings. */
  refused_spellings: z
    .array(z.object({ path: z.string(), title: bilingual, refused: z.array(z.string()).readonly() }))
    .optional(),
  open: z.object({ total: z.number().int(), clean: z.number().int(), breaking: z.number().int() }),
  /** Requests that would not go over whole, at most 200 of them. */
  breaking: z.array(liftedRequestSchema),
})
export type Rehearsal = z.output<typeof rehearsalSchema>

const editedDraftSchema = z.object({
  /** 0 before anybody edited; a save that names an older one is refused. */
  version: z.number().int(),
  /** Whether there are changes that are not published. */
  open: z.boolean(),
  ...draftShape,
  /** What it says of the service: fee, validity, documents, texts of its page. */
  settings: z.unknown(),
  edited_by: z.string().nullable(),
  edited_at: instant.nullable(),
  /** The last rehearsal, as long as nothing was changed since. */
  rehearsal: rehearsalSchema.nullable(),
})

export const getEditedService = defineCall({
  name: 'getEditedService',
  method: 'GET',
  path: '/staff/catalogue/service',
  access: admins,
  sentence: 'Answers a service with its particulars, its draft, and what differs from the published version.',
  input: z.object({ id }),
  output: z.object({
    data: z.object({
      id: z.number().int(),
      version: z.number().int(),
      ...serviceStateShape,
      /** Those in force; the draft has its own. */
      settings: z.unknown(),
      draft: editedDraftSchema,
      problems: z.array(problemSchema),
      changes: z.array(changeSchema),
      ...difference,
      /** The version that was published to hold from a later day. */
      planned: z
        .object({ version: z.number().int(), effective_on: z.iso.date(), by: z.string(), at: instant })
        .nullable(),
      versions: z.array(
        z.object({
          version: z.number().int(),
          published_at: instant,
          published_by: z.string().nullable(),
          /** Requests under this version that are not decided. */
          open_requests: z.number().int(),
          /** The day that was set when it was published; null where it held at once. */
          effective_on: z.iso.date().nullable(),
          state: z.enum(['in_force', 'earlier', 'waiting', 'withdrawn']),
        }),
      ),
      published: z.number().int().nullable(),
      proposals: z.array(waitingProposalSchema),
      /** The lists that choices may use, and the names of the papers that may be attached. */
      libraries: z.array(z.object({ library: z.string(), name: bilingual })),
      papers: z.array(z.string()),
      /** What may be set of each kind of field, as the kinds themselves say. */
      kinds: z.record(
        z.string(),
        z.array(
          z.object({
            name: z.string(),
            optional: z.boolean(),
            shape: z.enum(attributeShapes),
            choices: z.array(z.string()).optional(),
          }),
        ),
      ),
    }),
  }),
  errors: ['service_not_found'],
})

/** The id of what waits for a second administrator; null where nothing does. */
const awaited = { proposal: z.string().nullable() }
const twoDecide = ['second_administrator_missing', 'proposal_waiting'] as const

export const saveService = defineCall({
  name: 'saveService',
  method: 'POST',
  path: '/staff/catalogue/service/save',
  access: admins,
  body: 'medium',
  sentence:
    'Saves the particulars of a service; they show at once, but for fee and rules of a published one, which wait for a second administrator.',
  input: z.object({
    id,
    version,
    settings: serviceSettingsSchema,
    status: z.union([z.literal(0), z.literal(1)]),
    temporary_disable: z.boolean(),
    ...writing,
  }),
  output: z.object({ version: z.number().int(), ...awaited }),
  errors: [
    'service_not_found',
    'version_conflict',
    'definition_invalid',
    'service_known',
    'wrong_state',
    'version_planned',
    ...twoDecide,
  ],
})

export const importService = defineCall({
  name: 'importService',
  method: 'POST',
  path: '/staff/catalogue/import',
  access: admins,
  body: 'large',
  sentence: 'Takes a service from a file: a new one closed, a known one as its draft.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    /** The file as exported; the number is replaced where `as_new` is set. */
    file: z.unknown(),
    as_new: z.boolean().default(false),
    /** Versions of the known service and of its draft, where one is replaced. */
    version: version.optional(),
    draft_version: version.optional(),
    ...writing,
  }),
  output: z.object({ id: z.number().int(), created: z.boolean(), ...awaited }),
  errors: ['definition_invalid', 'version_conflict', 'service_known', ...twoDecide],
})

export const exportService = defineCall({
  name: 'exportService',
  method: 'GET',
  path: '/staff/catalogue/export',
  access: admins,
  sentence:
    'Answers a service as a file that can be imported: particulars, plan, and the form as published or drafted.',
  input: z.object({ id, of: z.enum(['published', 'draft']).default('draft') }),
  output: z.object({ file: z.unknown() }),
  errors: ['service_not_found'],
})

const savedDraft = z.object({
  version: z.number().int(),
  problems: z.array(problemSchema),
  changes: z.array(changeSchema),
  ...difference,
})

export const saveServiceDraft = defineCall({
  name: 'saveServiceDraft',
  method: 'POST',
  path: '/staff/catalogue/draft/save',
  access: admins,
  body: 'large',
  sentence: 'Keeps the draft of a service, complete or not, and answers what keeps it from being published.',
  /** A draft that names no certificate or no particulars keeps those it has. */
  input: z.object({
    id,
    version,
    ...draftShape,
    certificate: z.unknown().optional(),
    settings: z.unknown().optional(),
    ...writing,
  }),
  output: savedDraft,
  errors: ['service_not_found', 'version_conflict', 'definition_invalid'],
})

export const discardServiceDraft = defineCall({
  name: 'discardServiceDraft',
  method: 'POST',
  path: '/staff/catalogue/draft/discard',
  access: admins,
  sentence: 'Gives up the draft of a service; the published version stays.',
  input: z.object({ id, version, ...writing }),
  output: z.object({ version: z.number().int() }),
  errors: ['service_not_found', 'version_conflict', 'draft_missing'],
})

export const rehearseDraft = defineCall({
  name: 'rehearseDraft',
  method: 'POST',
  path: '/staff/catalogue/draft/rehearse',
  access: admins,
  sentence:
    'Tries a draft out: fills, sends, returns and approves it, and lifts every open request, leaving nothing behind.',
  input: z.object({ id, version }),
  output: z.object({ rehearsal: rehearsalSchema }),
  errors: ['service_not_found', 'version_conflict', 'draft_missing', 'definition_invalid'],
})

export const sampleCertificate = defineCall({
  name: 'sampleCertificate',
  method: 'POST',
  path: '/staff/catalogue/certificate/sample',
  access: admins,
  sentence: 'Answers the document of a draft with made-up answers, marked as a draft; nothing is stored.',
  input: z.object({ id, version }),
  output: z.object({
    data: z.object({
      ...saidShape,
      granted: bilingual.optional(),
      holder: z.string(),
      sdate: z.string(),
      edate: z.string(),
      /** Who signs: a name, and the office as the service words it or as the person has it. */
      issuer: z.object({ name: z.string(), position: z.union([bilingual, z.string()]).nullable() }),
      pages: z.number().int(),
      paper: z.string(),
    }),
  }),
  errors: ['service_not_found', 'version_conflict', 'definition_invalid', 'no_certificate'],
})

export const publishDraft = defineCall({
  name: 'publishDraft',
  method: 'POST',
  path: '/staff/catalogue/draft/publish',
  access: admins,
  sentence:
    'Makes a rehearsed draft the next version, takes every draft to it and offers it to returned requests; what changes fee, plan, certificate or rules waits for a second administrator.',
  stepUp: { of: 'enrolled' },
  input: z.object({
    id,
    version,
    /** The day from which it holds; without one, at once. */
    effective_on: z.iso.date().optional(),
    ...writing,
  }),
  output: z.object({
    published: z.number().int().nullable(),
    /** What waits for its day instead. */
    planned: z.object({ version: z.number().int(), effective_on: z.iso.date() }).nullable(),
    ...awaited,
    draft_version: z.number().int(),
    /** Drafts that went over, and returned requests whose people may choose to. */
    lifted: z.number().int(),
    offered: z.number().int(),
  }),
  errors: [
    'service_not_found',
    'version_conflict',
    'draft_missing',
    'definition_invalid',
    'rehearsal_missing',
    'version_planned',
    'effective_day_wrong',
    ...twoDecide,
  ],
})

export const serviceEditorCalls = [
  listCatalogue,
  ...categoryCalls,
  getEditedService,
  saveService,
  importService,
  exportService,
  saveServiceDraft,
  discardServiceDraft,
  sampleCertificate,
  rehearseDraft,
  publishDraft,
  ...serviceVersionCalls,
]
