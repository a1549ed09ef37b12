/** What a document of the agency may be headed and what it then says it grants; stored with each service's version. */
export const certificateKinds = [
  'certificate',
  'licence',
  'permit',
  'conclusion',
  'registration',
  'card',
  'notice',
  'assessment',
  'verification',
] as const
export type CertificateKind = (typeof certificateKinds)[number]
