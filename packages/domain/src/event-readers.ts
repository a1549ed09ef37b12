// Who reads which act of the event logs. Nothing is read by an applicant unless it stands here as such.
import type { FeeReportAction } from './fee-report/report-actions.ts'
import type { FoodObjectAction } from './food-object-actions.ts'
import type { RequestAction } from './request-actions.ts'

/** Who reads an act: the applicant and the agency, the agency alone, or nobody but the audit. */
export type EventReader = 'applicant' | 'staff' | 'nobody'
/** In whose place a call reads an event log: what an operator files for a customer is read as the applicant reads it. */
export type EventAudience = 'applicant' | 'staff'

/** Every act in the event log of a request: the moves of the table, and what moves nothing. */
export type RequestEvent = RequestAction | 'create' | 'assign' | 'lift'
/** Every act in the event log of a food object. */
export type FoodObjectEvent = FoodObjectAction | 'submit'

export const requestEventReaders = {
  create: 'nobody',
  save_draft: 'nobody',
  delete_draft: 'nobody',
  submit: 'applicant',
  resubmit: 'applicant',
  receive: 'applicant',
  // Who of the agency has it.
  assign: 'staff',
  // A newer form of the service took the request over.
  lift: 'staff',
  agree: 'applicant',
  return: 'applicant',
  reject: 'applicant',
  approve: 'applicant',
  raise_invoice: 'applicant',
  upload_receipt: 'applicant',
  delete_receipt: 'staff',
  confirm_receipt: 'applicant',
  send_receipt_back: 'applicant',
  void_invoice: 'applicant',
  // That it was waived; the reason stays with the agency.
  waive_fee: 'applicant',
  expire: 'applicant',
  supersede: 'applicant',
} as const satisfies Record<RequestEvent, EventReader>

export const foodObjectEventReaders = {
  submit: 'applicant',
  update: 'applicant',
  receive: 'applicant',
  agree: 'applicant',
  return: 'applicant',
  reject: 'applicant',
  register: 'applicant',
  void: 'applicant',
  restore: 'applicant',
  reopen: 'applicant',
} as const satisfies Record<FoodObjectEvent, EventReader>

export const feeReportEventReaders = {
  save_draft: 'nobody',
  delete_draft: 'nobody',
  send: 'applicant',
  resend: 'applicant',
  receive: 'applicant',
  agree: 'applicant',
  return: 'applicant',
  reject: 'applicant',
  register: 'applicant',
  suspend: 'applicant',
  complain: 'applicant',
} as const satisfies Record<FeeReportAction, EventReader>

type ApplicantsActs<Readers> = { [A in keyof Readers]: Readers[A] extends 'applicant' ? A : never }[keyof Readers]
/** The acts of which applicants may be told: those they read. */
export type FoodActTold = ApplicantsActs<typeof foodObjectEventReaders>
export type FeeActTold = ApplicantsActs<typeof feeReportEventReaders>

/** Whether an audience reads an act; one that the table does not know is the agency's own. */
export const isReadBy = (
  readers: Readonly<Record<string, EventReader>>,
  audience: EventAudience,
  action: string,
): boolean => {
  const reader = (Object.hasOwn(readers, action) ? readers[action] : undefined) ?? 'staff'
  return reader === 'applicant' || reader === audience
}
