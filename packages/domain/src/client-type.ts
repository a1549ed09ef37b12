// Kinds of clients (CON-020, CON-026, CON-027).

/** The wire number of a user's kind. */
export const UserType = { citizen: 1, company: 2, foreigner: 3 } as const
export type UserType = (typeof UserType)[keyof typeof UserType]

/** The client kinds a service lists. */
export const ClientType = { CITIZEN: 'CITIZEN', COMPANY: 'COMPANY', FOREIGNER: 'FOREIGNER' } as const
export type ClientType = (typeof ClientType)[keyof typeof ClientType]

const ofUser = { 1: 'CITIZEN', 2: 'COMPANY', 3: 'FOREIGNER' } as const satisfies Record<UserType, ClientType>

/** The client kind of a user. */
export const clientTypeOf = (type: UserType): ClientType => ofUser[type]

/**
 * The client kind of the one for whom a user acts: an organisation, or the person as such, who stays a citizen however
 * many organisations there are. Nobody named, it is the user's own (REQ-BEHALF-05).
 */
export const principalKind = (type: UserType, behalf: string | undefined): ClientType => {
  if (behalf === undefined) return clientTypeOf(type)
  if (behalf !== 'self') return ClientType.COMPANY
  return type === UserType.foreigner ? ClientType.FOREIGNER : ClientType.CITIZEN
}

/** Whether a user of this kind may take the service (REQ-SVC-10). */
export const mayTakeService = (type: UserType, listed: readonly ClientType[]): boolean =>
  listed.includes(clientTypeOf(type))

/** Sender kinds on the wire: 1 a person, 2 a company. */
export const SenderType = { person: 1, company: 2 } as const
export type SenderType = (typeof SenderType)[keyof typeof SenderType]

/** The sender kinds a service offers (REQ-CONFIG-04, CON-027). */
export const senderTypesOf = (listed: readonly ClientType[]): SenderType[] => [
  ...(listed.includes('CITIZEN') || listed.includes('FOREIGNER') ? [SenderType.person] : []),
  ...(listed.includes('COMPANY') ? [SenderType.company] : []),
]

/** Kinds of requests and services. */
export const RequestType = { NEW: 'NEW', RENEW: 'RENEW', ONETIME: 'ONETIME', UPDATE: 'UPDATE' } as const
export type RequestType = (typeof RequestType)[keyof typeof RequestType]

/** Whether a request is filled with the renewal steps of its form: a renewal that names its certificate (REQ-CREATE-10). */
export const fillsRenewSections = (type: RequestType, certificateId: string | null): boolean =>
  type === RequestType.RENEW && certificateId !== null
