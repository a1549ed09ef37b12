// What the run of the mutants and Vitest's process say to each other: a plan one way, lines for each test file the other.

/** One mutant tried with one test file. */
export type Trial = {
  readonly id: string
  /** Names of the tests that reach it, in their order; null when the file reaches it while it is read: then all. */
  readonly tests: readonly string[] | null
  /** Whether tests build on those before them, so that none may be left out. */
  readonly inOrder: boolean
  /** How often a test may pass the place of the mutant before it counts as running for ever. */
  readonly hitLimit: number
}

/** What plan.json holds; without trials each file is run once and tells what it reaches. */
export type Plan = {
  readonly trials: readonly Trial[] | null
  /** Where the lines of a test file go, by its path. */
  readonly lines: Readonly<Record<string, string>>
}

/** What a test file reaches. */
export type Coverage = {
  readonly path: string
  /** What failed with no mutant at all, in words. */
  readonly failures: readonly string[]
  /** Milliseconds. */
  readonly duration: number
  /** Ids of mutants reached while the file is read or outside any test. */
  readonly always: readonly string[]
  readonly tests: readonly { readonly name: string; readonly ids: readonly string[] }[]
  /** How often one test passes a mutant at most. */
  readonly hits: Readonly<Record<string, number>>
}

export type Verdict = 'killed' | 'survived' | 'timeout'

/** A line that a test file leaves. */
export type Line =
  | { readonly coverage: Coverage }
  | { readonly begin: string; readonly pid: number }
  | { readonly end: string; readonly verdict: Verdict }
