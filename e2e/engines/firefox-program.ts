// The program that Playwright starts as Firefox.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../test-results')

/** Writes the program and answers its path: Playwright starts a file, which cannot have arguments of its own. */
export const firefoxProgram = (firefox: string): string => {
  const path = join(folder, 'firefox-for-playwright')
  mkdirSync(folder, { recursive: true })
  const script = join(import.meta.dirname, 'firefox-for-playwright.ts')
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${script}' '${firefox}' "$@"\n`)
  chmodSync(path, 0o755)
  return path
}
