// Who reads which event. Nobody reads one outside the agency unless it stands here as such.
import type { LateDecision } from './fee-report/late-requests.ts'
import type { FeeReportAction } from './fee-report/report-actions.ts'
import type { FoodObjectAction } from './food-object-actions.ts'
import type { RequestAction } from './request-actions.ts'

/** Who reads an event: everybody; its applicant and the agency; the agency alone; or the audit and nobody else. */
export type EventReader = 'public' | 'applicant' | 'staff' | 'internal'
/** In whose place a call reads events: what an operator files for a customer is read as the applicant reads it. */
export type EventAudience = Exclude<EventReader, 'internal'>

/** The stored names of the events of each type. */
export type EventAction = {
  /** The moves of the table, and what moves nothing. */
  readonly request:
    | RequestAction
    | 'create'
    | 'assign'
    | 'lift'
    | 'write_to_agency'
    | 'write_to_applicant'
    | 'return_payment'
  readonly food_object: FoodObjectAction | 'submit'
  readonly fee_report: FeeReportAction
  readonly late_request: LateDecision | 'send'
  readonly certificate:
    | 'cancel'
    | 'reinstate'
    | 'reissue'
    | 'validity'
    | 'suspend'
    | 'lift_suspension'
    | 'end_suspension'
    | 'limit'
    | 'lift_limitation'
    | 'expire'
  /** Entries of the public log, which name no person. */
  readonly certificate_log:
    | 'issued'
    | 'changed'
    | 'revoked'
    | 'reinstated'
    | 'superseded'
    | 'suspended'
    | 'limited'
    | 'lifted'
    | 'signed'
}
export type EventType = keyof EventAction

export const eventReaders = {
  request: {
    create: 'internal',
    save_draft: 'internal',
    delete_draft: 'internal',
    submit: 'applicant',
    resubmit: 'applicant',
    withdraw: 'applicant',
    receive: 'applicant',
    // Who of the agency has it.
    assign: 'staff',
    // A newer form of the service took the request over.
    lift: 'staff',
    write_to_agency: 'applicant',
    write_to_applicant: 'applicant',
    return_payment: 'applicant',
    agree: 'applicant',
    return: 'applicant',
    reject: 'applicant',
    approve: 'applicant',
    raise_invoice: 'applicant',
    upload_receipt: 'applicant',
    delete_receipt: 'staff',
    confirm_receipt: 'applicant',
    settle_online: 'applicant',
    send_receipt_back: 'applicant',
    void_invoice: 'applicant',
    // That it was waived; the reason stays with the agency.
    waive_fee: 'applicant',
    expire: 'applicant',
    supersede: 'applicant',
  },
  food_object: {
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
  },
  fee_report: {
    save_draft: 'internal',
    delete_draft: 'internal',
    send: 'applicant',
    resend: 'applicant',
    receive: 'applicant',
    agree: 'applicant',
    return: 'applicant',
    reject: 'applicant',
    register: 'applicant',
    suspend: 'applicant',
    complain: 'applicant',
  },
  // Their company reads the state, the day and the reason, and no history.
  late_request: { send: 'internal', receive: 'internal', approve: 'internal', reject: 'internal' },
  // What happened stands in the public log, and its holder is notified of it; who did it, the agency alone reads.
  certificate: {
    cancel: 'staff',
    reinstate: 'staff',
    reissue: 'staff',
    validity: 'staff',
    suspend: 'staff',
    lift_suspension: 'staff',
    end_suspension: 'staff',
    limit: 'staff',
    lift_limitation: 'staff',
    expire: 'staff',
  },
  certificate_log: {
    issued: 'public',
    changed: 'public',
    revoked: 'public',
    reinstated: 'public',
    superseded: 'public',
    suspended: 'public',
    limited: 'public',
    lifted: 'public',
    signed: 'public',
  },
} as const satisfies { readonly [T in EventType]: Readonly<Record<EventAction[T], EventReader>> }

type ReadersOf<T extends EventType> = (typeof eventReaders)[T]
/** The events of a type that applicants read, and of which alone they are notified. */
export type ApplicantsAction<T extends EventType> = {
  [A in keyof ReadersOf<T>]: ReadersOf<T>[A] extends 'public' | 'applicant' ? A : never
}[keyof ReadersOf<T>]

const audiences: Readonly<Record<EventReader, readonly EventAudience[]>> = {
  public: ['public', 'applicant', 'staff'],
  applicant: ['applicant', 'staff'],
  staff: ['staff'],
  internal: [],
}

/** Whether an audience reads an event; a name that the table does not know is read by nobody but the audit. */
export const isReadBy = (type: EventType, audience: EventAudience, action: string): boolean => {
  const readers: Readonly<Record<string, EventReader>> = eventReaders[type]
  const reader = Object.hasOwn(readers, action) ? readers[action] : undefined
  return audiences[reader ?? 'internal'].includes(audience)
}
