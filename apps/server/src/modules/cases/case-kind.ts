// What a type of case brings to the server; everything else about a case is done once, beside this file.
import type { CaseFacts, CaseType, ReviewStep } from '@khyanalt/domain/cases/case-type'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { StatutoryClock } from '@khyanalt/domain/statutory-clock'
import type { Cases } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { CaseChange, EventRow, OwnWrite } from './cases.sql.ts'

export type { EventRow } from './cases.sql.ts'

/** The types that stand in the table of cases; the audit and the event log know them by the same name. */
export type CaseTypeName = Cases['type']

/** What every case has, whatever its type. */
export type CaseRecord<State extends string> = {
  readonly id: string
  readonly state: State
  readonly step: number
  readonly round: number
  readonly version: number
}

/** Where a case stands after an action. */
export type MovedCase<State extends string> = {
  readonly state: State
  readonly step: number
  readonly status: number
  readonly version: number
}

/** How the cases of a type are found and judged; every type has it, wherever its cases stand. */
export type CaseReading<State extends string, Action extends string, Case> = {
  readonly rules: CaseType<State, Action>
  /** The refusal of a case that does not exist, or not for this caller. */
  readonly missing: ErrorCode
  readonly factsOf: (row: Case) => CaseFacts<State>
  /** What a refusal tells of the case as it stands now. */
  readonly currentOf: (row: Case) => Readonly<Record<string, unknown>>
  /** The fee that stands in the way, in words; of types that have one. */
  readonly amountOf?: (row: Case) => string
  /** The case with who took part in it; nobody else changes it until the transaction ends. */
  readonly lock: (tx: Tx, key: string) => Promise<Case | null>
}

/** What an action writes beside its event and where the case stands then. */
export type CaseWrite<Own> = {
  /** What the type keeps for itself. */
  readonly own: Own
  /** Columns of the case. */
  readonly change?: CaseChange
  /** What was sent with it, which makes a further round. */
  readonly submission?: { readonly content: object }
  /** What the applicant or colleagues are told. */
  readonly note?: string | null
}

/** One type of those that stand in the table of cases. */
export type CaseKind<
  State extends string,
  Action extends EventAction[CaseTypeName],
  Case extends CaseRecord<State>,
  Own,
> = CaseReading<State, Action, Case> & {
  readonly type: CaseTypeName
  readonly statusOf: (state: State, step: number) => number
  /** States in which another case may ask for the same. */
  readonly frees: readonly State[]
  /** The days that the agency has for a case; of types that have a term. */
  readonly termOf?: (
    row: Case,
    own: Own,
  ) => StatutoryClock & { readonly plan: readonly ReviewStep[]; readonly likeRequest: (state: State) => RequestState }
  /** What this action writes to the type's own table; undefined for nothing. */
  readonly writeOwn: (row: Case, own: Own) => OwnWrite | undefined
  /** What the audit calls the case. */
  readonly nameOf: (row: Case) => string
  /** What the entry of the audit says of an action. */
  readonly detailOf: (row: Case, own: Own, event: EventRow, caller: Session) => object
  readonly parts: readonly CasePart<State, Action, Case, Own>[]
}

/** An action that was written, on the case as it was before. */
export type DoneAction<State extends string, Action, Case, Own> = {
  readonly action: Action
  readonly row: Case
  readonly own: Own
  readonly note: string | null
  readonly moved: MovedCase<State>
}

/** What a type plugs in; parts are walked in order, in the transaction of the action. */
export type CasePart<State extends string, Action, Case, Own> = {
  /** Follows an action that was written. */
  readonly apply: (
    tx: Tx,
    services: Pick<Services, 'clock' | 'enqueue'>,
    caller: Session,
    done: DoneAction<State, Action, Case, Own>,
  ) => Promise<void>
}
