// A sample that anybody can draw again: the same seed gives the same mutants of the same code.
import { seededRandom } from '../../bench/seeded-random.ts'

/** Draws `count` of the items, in their order; all when there are no more. */
export const drawSample = <Item>(items: readonly Item[], count: number, seed: number): Item[] => {
  if (items.length <= count) return [...items]
  const chance = seededRandom(seed)
  return items
    .map((item, at) => ({ item, at, lot: chance() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
