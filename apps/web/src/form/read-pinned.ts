// Reads the pinned definition of a request as the request uses it.
import { fillsRenewSections, type RequestType } from '@khyanalt/domain/client-type'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import { areRulesAtHand, usesRules } from '@khyanalt/form-engine/used-rules'
import { use, useMemo } from 'react'

type Pinned = { readonly type: RequestType; readonly cert_id: string | null }

/**
 * The compiled form of a request, or null when its definition is empty or cannot be read (REQ-DETAIL-04). The screen
 * waits while what works out the rules of a form is fetched, which few forms need.
 */
export const usePinnedForm = (body: unknown, { type, cert_id }: Pinned): CompiledForm | null => {
  // React renders what had to wait again and counts on the same calls: that they have come since must not leave one out.
  if (looksLikeDefinition(body) && usesRules(body)) use(areRulesAtHand() ? atHand : fetchRules())
  return useMemo(() => readPinned(body, { type, cert_id }), [body, type, cert_id])
}

/** A promise that React does not wait for. */
const atHand: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled' })
let fetched: Promise<unknown> | undefined

/** Fetched once; a form whose rules did not come is not read, rather than judged without them. */
const fetchRules = (): Promise<unknown> => {
  fetched ??= import('@khyanalt/form-engine/form-rules').catch(() => undefined)
  return fetched
}

const readPinned = (body: unknown, { type, cert_id }: Pinned): CompiledForm | null => {
  // The server has judged a definition before it was published; phones need not carry the judge.
  if (!looksLikeDefinition(body)) return null
  try {
    const form = compileDefinition(body, { renew: fillsRenewSections(type, cert_id) })
    return form.steps.some(step => step.fields.length > 0) ? form : null
  } catch {
    return null
  }
}

const looksLikeDefinition = (body: unknown): body is FormDefinition =>
  typeof body === 'object' && body !== null && 'sections' in body && Array.isArray(body.sections)
