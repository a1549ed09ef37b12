// What the audit may find: how something differs from what was sealed, and what it is that differs.

/** Kinds of things whose content is digested with the event that made or moved them. */
export const sealedKinds = [
  'submission',
  'remarks',
  'invoice',
  'quantities',
  'certificate',
  'food_certificate',
  'certificate_version',
  'definition',
  'grants',
  'fee_report',
  'fee_report_event',
  'food_object',
  'case',
  'case_event',
] as const
export type SealedKind = (typeof sealedKinds)[number]

/** What else a finding may be about: rows of journal, audit and digests, the chain itself, a request, the public log. */
export const findingKinds = [
  ...sealedKinds,
  'request_events',
  'audit_entries',
  'content_digests',
  'chain',
  'request',
  'log',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** How it differs. */
export const findingCodes = [
  'row_changed',
  'row_gone',
  'row_unsealed',
  'seal_changed',
  'seal_gone',
  'other_chain',
  'head_forged',
  'content_changed',
  'content_gone',
  'content_unrecorded',
  'baseline_repeated',
  'state_unrecorded',
  'log_changed',
  'log_cut',
  'log_missing',
  'log_differs',
] as const
export type FindingCode = (typeof findingCodes)[number]

export type Finding = {
  readonly code: FindingCode
  readonly kind: FindingKind
  /** The key of the thing, or the number of the seal or entry. */
  readonly thing: string
  /** What people call it: the number of a request, the name of a person; empty where nothing is known. */
  readonly label: string
  /** Fingerprint of what was found, so that the same is told once. */
  readonly seen: string
}
