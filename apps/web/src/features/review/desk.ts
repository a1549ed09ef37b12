// What the parts of a case's screen hand each other for a decision.
import type { ReactNode } from 'react'
import type { Act } from './acts.ts'
import type { Case } from './queries.ts'
import type { RemarkDrafts } from './remark-drafts.ts'

/** What a decision needs from the screen around it. */
export type Desk = {
  readonly shown: Case
  readonly drafts: RemarkDrafts
  /** Who changed the request meanwhile, where somebody did. */
  readonly meanwhile: ReactNode
  /** The decision that is asked about. */
  readonly deciding: Act | null
  readonly decide: (act: Act) => void
  readonly close: () => void
  readonly onDone: (sentence: string) => void
  readonly onRefused: () => void
}

/** What each dialog is handed. */
export type DialogProps = {
  readonly desk: Desk
  readonly meanwhile: ReactNode
  readonly onDone: () => void
  readonly onClose: () => void
}
