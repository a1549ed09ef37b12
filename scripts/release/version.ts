// What a build of a commit is called.

/** What git tells of the commit that is built. */
export type CommitFacts = {
  readonly commit: string
  /** How many commits led to it. */
  readonly count: number
  /** The tag of a release on this very commit, such as v0.2.0. */
  readonly tag: string | null
  readonly isDirty: boolean
}

/** The version of package.json for a tagged commit; else one that sorts before it, by the number of its commit. */
export const versionOf = (planned: string, { commit, count, tag, isDirty }: CommitFacts): string => {
  const base = tag === `v${planned}` ? planned : `${planned}-dev.${count}.g${commit.slice(0, 8)}`
  if (!isDirty) return base
  return base.includes('-') ? `${base}.dirty` : `${base}-dirty`
}
