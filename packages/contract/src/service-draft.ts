// What drafts and versions of a service hold, and how they differ.
import { definitionChangeCodes } from '@khyanalt/form-engine/definition-difference'
import { z } from 'zod'
import { bilingual } from './envelope.ts'
import { formLanguage } from './service-settings.ts'
import { differenceLineSchema } from './version-difference.ts'

/** A draft of a service: whatever was typed last, be it complete or not. */
export const draftShape = {
  language: formLanguage,
  body: z.unknown(),
  plan: z.array(z.unknown()).max(50),
  /** What its documents say, complete or not. */
  certificate: z.unknown(),
}

/** What differs from what is published, line by line as people read it. */
export const difference = { difference: z.array(differenceLineSchema) }

export const changeSchema = z.object({
  code: z.enum(definitionChangeCodes),
  path: z.string(),
  title: bilingual,
  from: z.string().optional(),
  to: z.string().optional(),
  /** Attributes that changed, with what they were and are. */
  settings: z
    .array(z.object({ name: z.string(), from: z.unknown().optional(), to: z.unknown().optional() }))
    .readonly()
    .optional(),
})
