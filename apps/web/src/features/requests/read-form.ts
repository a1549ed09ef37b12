// Reads the pinned definition of a request.
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { parseDefinition } from '@khyanalt/form-engine/definition'

/** The compiled form, or null when the definition is empty or cannot be read (REQ-DETAIL-04). */
export const readForm = (body: unknown, renew: boolean): CompiledForm | null => {
  const parsed = parseDefinition(body)
  if (!parsed.ok) return null
  const form = compileDefinition(parsed.definition, { renew })
  return form.steps.some(step => step.fields.length > 0) ? form : null
}
