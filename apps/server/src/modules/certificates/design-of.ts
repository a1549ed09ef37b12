// How the documents of a service are headed and look; the rest of what they say comes from their request.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { SaidContent } from './document-contents.ts'

/** The words and the look that a service gives its documents; what it leaves out is left out. */
export const designOf = (part: CertificatePart): Omit<SaidContent, 'facts' | 'conditions'> => ({
  kind: part.title,
  ...(part.heading && { heading: part.heading }),
  ...(part.granted && { granted: part.granted }),
  ...(part.signatory && { signatory: part.signatory }),
  ...(part.seal && { seal: part.seal }),
  ...(part.background && { background: part.background }),
})
