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

/** What a document bears above its heading: the emblem of the papers, the agency's own logo, or nothing. */
export const certificateSeals = ['emblem', 'logo', 'none'] as const
export type CertificateSeal = (typeof certificateSeals)[number]

/** What lies behind the words of a document. */
export const certificateBackgrounds = ['guilloche', 'frame', 'plain'] as const
export type CertificateBackground = (typeof certificateBackgrounds)[number]
