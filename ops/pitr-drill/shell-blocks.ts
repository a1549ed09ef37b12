// The commands of a part of docs/operations.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands between ```sh and ``` under a title, in its order. */
export const shellBlocks = (title: string): string[] => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const part = page.split(/^## /m).find(text => text.startsWith(`${title}\n`))
  if (part === undefined) throw new Error(`docs/operations.md has no part ${title} any more`)
  return [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands ?? '')
}
