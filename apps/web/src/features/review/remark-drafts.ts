// Remarks being written: what they are, how they are put together, and what of them is sent.

/**
 * A remark on the place `path` names; the empty path speaks of the request as a whole. One of several files has a
 * path of its own here and is sent with that of its field, since the form knows no path of a file.
 */
export type DraftRemark = {
  readonly path: string
  readonly fieldPath?: string
  readonly title: string
  readonly comment: string
}

/** What the server does not have yet: an empty comment takes the remark away; `base` is the version it changes. */
export type WaitingRemark = DraftRemark & { readonly base?: number }

/** What the same person wrote at the same place on another device meanwhile. */
export type RemarkConflict = {
  readonly path: string
  readonly title: string
  readonly mine: string
  readonly other: string
  readonly keepMine: () => void
  readonly takeOther: () => void
}

/** What a colleague prepares. */
export type ColleaguesRemark = DraftRemark & { readonly author: string }

/** The longest remark that the contract takes. */
export const maxRemarkLength = 4000

export type RemarkDrafts = {
  readonly remarks: readonly DraftRemark[]
  readonly conflicts: readonly RemarkConflict[]
  /** What colleagues prepare on the same case. */
  readonly ofColleagues: readonly ColleaguesRemark[]
  /** Whether some of it waits for the server. */
  readonly waiting: boolean
  /** Whether this person may still write; what was written stays readable. */
  readonly open: boolean
  /** Written while looking at an earlier round than the one on the screen. */
  readonly older: boolean
  readonly find: (path: string) => DraftRemark | null
  /** Keeps the text; an empty one removes the remark. */
  readonly write: (remark: DraftRemark) => void
  readonly remove: (path: string) => void
  readonly clear: () => void
}

/** What the server has, with what waits in its place. */
export const withWaiting = (kept: readonly DraftRemark[], waiting: readonly DraftRemark[]): readonly DraftRemark[] =>
  waiting.reduce(withRemark, kept)

/** What is ready to be sent: trimmed, within the limit. */
export const sendableRemarks = (remarks: readonly DraftRemark[]) =>
  remarks
    .map(({ path, fieldPath, title, comment }) => ({
      path: fieldPath ?? path,
      title: title.trim().slice(0, 300),
      comment: comment.trim(),
    }))
    .filter(({ comment }) => comment !== '' && comment.length <= maxRemarkLength)
    .map(({ path, title, comment }) => (path === '' ? { title, comment } : { title, comment, path }))

/** The list with the remark in its place; an empty text takes it out. */
export const withRemark = (remarks: readonly DraftRemark[], remark: DraftRemark): readonly DraftRemark[] => {
  if (remark.comment === '') return remarks.filter(({ path }) => path !== remark.path)
  return remarks.some(({ path }) => path === remark.path)
    ? remarks.map(known => (known.path === remark.path ? remark : known))
    : [...remarks, remark]
}
