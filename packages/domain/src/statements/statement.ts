// A longer text in sections, such as a policy.

/** `{telephone}` in a paragraph or point stands for the agency's number. */
export type Statement = {
  readonly title: string
  readonly lead: string
  /** The day from which it holds. */
  readonly since: string
  readonly sections: readonly {
    readonly title: string
    readonly text: readonly string[]
    readonly points?: readonly string[]
  }[]
}
export type BilingualStatement = { readonly mn: Statement; readonly en: Statement }
