// The form of a request: the pinned definition, for a renewal with its renewal steps (REQ-CREATE-10).
import { fillsRenewSections } from '@khyanalt/domain/client-type'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import type { RequestRecord } from './request-record.ts'

/** Compiles the pinned definition as this request uses it. */
export const compilePinned = (
  body: FormDefinition,
  request: Pick<RequestRecord, 'type' | 'certificate_id'>,
): CompiledForm => compileDefinition(body, { renew: fillsRenewSections(request.type, request.certificate_id) })
