// What the parts of a case's screen hand each other for a decision.
import type { ReactNode } from 'react'
import type { Case } from './queries.ts'
import type { RemarkDrafts } from './remark-drafts.ts'

/** What a decision needs from the screen around it. */
export type Desk = {
  readonly shown: Case
  readonly drafts: RemarkDrafts
  /** The newer state that somebody else made, if any. */
  readonly newer: Case | null
  readonly onDone: (sentence: string) => void
  readonly onRefused: () => void
  readonly onShowNewer: () => void
}

/** What each dialog is handed. */
export type DialogProps = {
  readonly desk: Desk
  readonly meanwhile: ReactNode
  readonly onDone: () => void
  readonly onClose: () => void
}
