// Adds up what passed and failed over all parts of a run, and prints each part as it ends.

export type PartResult = {
  readonly passed: number
  readonly failed: number
  /** What to read when something failed. */
  readonly details?: string
  /** What was not tried, told at the end. */
  readonly notes?: readonly string[]
}

export type Part = { readonly name: string; readonly run: () => Promise<PartResult> }

/** A check that passes or fails as a whole. */
export const verdict = (ok: boolean, details: string): PartResult => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  ...(ok ? {} : { details }),
})

/** Runs the parts in order; the last line says how many passed and failed, and so does the exit code. */
export const runParts = async (parts: readonly Part[]): Promise<void> => {
  let passed = 0
  let failed = 0
  const told: string[] = []
  const notes: string[] = []
  for (const part of parts) {
    const started = Date.now()
    const result = await part.run().catch((error: unknown): PartResult => verdict(false, String(error)))
    passed += result.passed
    failed += result.failed
    notes.push(...(result.notes ?? []))
    const mark = result.failed === 0 ? '✓' : '✗'
    const count = result.passed + result.failed > 1 ? `: ${result.passed} passed, ${result.failed} failed` : ''
    const end = `${mark} ${part.name}${count} (${((Date.now() - started) / 1000).toFixed(1)} s)`
    console.log(end)
    if (result.failed > 0) told.push(...(result.details ? [result.details.trimEnd()] : []), end)
  }
  // Told at the end, since a CI may show no more of a long run.
  for (const text of [...notes, ...told]) console.log(text)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
