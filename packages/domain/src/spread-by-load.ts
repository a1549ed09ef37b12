// Spreading cases over colleagues so that everybody ends with as even a load as their rights allow.

export type Load = { readonly id: string; readonly holds: number }

/**
 * To whom each case goes: to the one who then has least among those who may act on it; of equals, to the earlier one.
 * Cases that few may act on are placed first, so that those who may act on everything are left for the rest.
 */
export const spreadByLoad = <Case>(
  cases: readonly { readonly what: Case; readonly suited: readonly string[] }[],
  people: readonly Load[],
): ReadonlyMap<Case, string> => {
  const loads = new Map(people.map(({ id, holds }) => [id, holds]))
  const given = new Map<Case, string>()
  for (const { what, suited } of cases.toSorted((one, other) => one.suited.length - other.suited.length)) {
    const [first, ...others] = people.map(({ id }) => id).filter(id => suited.includes(id))
    if (first === undefined) continue
    const least = others.reduce((best, id) => ((loads.get(id) ?? 0) < (loads.get(best) ?? 0) ? id : best), first)
    loads.set(least, (loads.get(least) ?? 0) + 1)
    given.set(what, least)
  }
  return given
}
