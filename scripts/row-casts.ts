// Casts in statements: a row is what its statement selects, so a cast there promises what nobody checks.

/** How many casts a file of statements still holds, by its path; a list that may only get shorter. */
export type AllowedCasts = Readonly<Record<string, number>>

/** The casts to a named type in a file of statements, by line. */
export const findCasts = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => {
    const code = line.replace(/^\s*(\/\/|\/?\*).*$|\/\*.*?\*\/|\s\/\/ .*$/, '')
    return [...code.matchAll(/\bas (?:unknown as )?(?:readonly )?[A-Z]\w*/g)].map(() => index + 1)
  })

/** One sentence for each file with more casts than the list allows, and for each that needs fewer. */
export const judgeCasts = (
  files: readonly { readonly path: string; readonly text: string }[],
  allowed: AllowedCasts,
): string[] => {
  const counted = files.map(({ path, text }) => ({ path, lines: findCasts(text) }))
  const more = counted
    .filter(({ path, lines }) => lines.length > (allowed[path] ?? 0))
    .map(({ path, lines }) => `${path} casts a row (lines ${lines.join(', ')}): take the type from the statement.`)
  const fewer = Object.entries(allowed)
    .map(([path, most]) => ({ path, most, now: counted.find(file => file.path === path)?.lines.length ?? 0 }))
    .filter(({ most, now }) => now < most)
    .map(({ path, most, now }) => `rowCastsAllowed lets ${path} hold ${most} casts, and it holds ${now}: lower it.`)
  return [...more, ...fewer]
}
