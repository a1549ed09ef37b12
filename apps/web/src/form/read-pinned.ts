// Reads the pinned definition of a request as the request uses it.
import { fillsRenewSections, type RequestType } from '@khyanalt/domain/client-type'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { FormDefinition } from '@khyanalt/form-engine/definition'

/** The compiled form of a request, or null when its definition is empty or cannot be read (REQ-DETAIL-04). */
export const readPinned = (
  body: unknown,
  { type, cert_id }: { readonly type: RequestType; readonly cert_id: string | null },
): CompiledForm | null => {
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
