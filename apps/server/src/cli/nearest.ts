// What somebody meant who mistyped a name.

/** How many letters must be put in, taken out or exchanged to make one word of the other. */
const editsBetween = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= other.length; column++) {
      const exchanged = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(exchanged, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** The known name at most two letters away, or as many as `most` says; null when none is so near. */
export const nearest = (given: string, known: readonly string[], most = 2): string | null => {
  const [found] = known
    .map(name => ({ name, edits: editsBetween(given, name) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .toSorted((one, other) => one.edits - other.edits)
  return found?.name ?? null
}
