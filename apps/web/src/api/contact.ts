// Which contact data a person still lacks (REQ-SVC-12, REQ-PROF-04).
import type { SignedInUser } from '@khyanalt/contract/auth'

type ContactField = 'phone' | 'email' | 'custom_address'

/** The missing fields, in the order of the form; without them no service can be taken. */
export const missingContact = (user: SignedInUser): ContactField[] =>
  (['phone', 'email', 'custom_address'] as const).filter(field => !user[field]?.trim())
