// One area from its files to its result.
import { type Area, filesOf } from './areas.ts'
import { type AreaResult, gather, keysOf } from './kept-result.ts'
import { type Mutant, makeMutants } from './make-mutants.ts'
import { drawSample } from './sample.ts'
import { tryMutants } from './try-mutants.ts'

export type MutateOptions = {
  readonly root: string
  readonly area: Area
  /** A part of the path of the files to take; all when not given. */
  readonly only?: string | undefined
  /** An earlier result: files that are as they were then are not tried again. */
  readonly kept: AreaResult | null
  readonly sample: { readonly count: number; readonly seed: number } | null
  readonly say: (sentence: string) => void
}

/** Tries the mutants of an area and answers them with what came of each file. */
export const mutateArea = async ({
  root,
  area,
  only = '',
  kept,
  sample,
  say,
}: MutateOptions): Promise<{ readonly mutants: readonly Mutant[]; readonly result: AreaResult }> => {
  const { code, tests } = filesOf(root, area)
  const mutated = await makeMutants(
    root,
    code.filter(file => file.includes(only)),
    area.lines,
  )
  const { mutants } = mutated
  say(`${mutants.length} mutants in ${mutated.code.size} files`)
  const drawn = sample ? drawSample(mutants, sample.count, sample.seed) : mutants
  let keys = new Map<string, string>()
  const choose = (reached: ReadonlyMap<string, readonly string[]>): string[] => {
    keys = keysOf(root, mutants, reached)
    return drawn.filter(({ file }) => kept?.files[file]?.key !== keys.get(file)).map(({ id }) => id)
  }
  const outcomes = await tryMutants(mutated, { root, tests, onServer: area.onServer, choose, say })
  const isWhole = drawn.length === mutants.length
  const files = gather(mutants, outcomes, keys, kept)
  return { mutants, result: { possible: mutants.length, seed: isWhole ? null : (sample?.seed ?? null), files } }
}
