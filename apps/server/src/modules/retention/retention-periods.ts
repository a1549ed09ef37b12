// How long what is no record is kept. Requests, journal, audit, invoices and certificates are records: the law of
// archives keeps them, and nothing here touches them. Drafts stay until their owner deletes them, however long that is.

/** Days after which each kind of thing is forgotten. */
export const retentionDays = {
  /** Sessions that ended: long enough to look into a misuse; the audit keeps who signed in. */
  endedSessions: 90,
  /** Failed sign-ins are forgiven after a day; only the hash of a name stands there. */
  failedSignIns: 1,
  /** Links, tokens, sign-on attempts and invitations that ran out. */
  expiredLinks: 30,
  /** Messages in the bell; what they tell of stands in the request. */
  notifications: 400,
  /** Texts that were searched for and not found, since they were typed last; they name nobody. */
  missedSearches: 180,
  /** Absences of the agency's people, since their last day; the audit keeps who entered them. */
  absences: 365,
  /** Who looked at a request: a row of a tab that fell silent. */
  presence: 0,
  /** Answers and files of deleted drafts: time to say that it was a slip. */
  deletedDrafts: 30,
  /** Contact data, picture and password of a client whose account was locked: the longest time for a complaint. */
  lockedAccounts: 3 * 365,
} as const
