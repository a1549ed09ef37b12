// What happens to cases is done in one place each; whatever still does it a second time stands in a list that may only get
// shorter.

/** Something that is done once, by which code it is known, and the files of the server that still do it as well. */
export type DoneOnce = {
  readonly what: string
  readonly pattern: string
  readonly once: readonly string[]
  readonly still: readonly string[]
}

/** One sentence for each file that does again what the engine does, and for each excuse that nothing needs. */
export const judgeCaseEngine = (
  files: readonly { readonly path: string; readonly text: string }[],
  rules: readonly DoneOnce[],
): string[] =>
  rules.flatMap(({ what, pattern, once, still }) => {
    const found = files.filter(({ text }) => new RegExp(pattern).test(text)).map(({ path }) => path)
    return [
      ...found
        .filter(path => ![...once, ...still].includes(path))
        .map(path => `${path} ${what}, which ${once.join(' and ')} does for every type of case.`),
      ...[...once, ...still]
        .filter(path => !found.includes(path))
        .map(path => `doneOnceForCases says that ${path} ${what}, which it does not: take it out.`),
    ]
  })
