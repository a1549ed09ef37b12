import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('[REQ-CONST-09] [REQ-CAT-02] a dialog is 700 wide at the services alone', () => {
  const source = join(import.meta.dirname, '..')
  const users = globSync('**/*.tsx', { cwd: source }).filter(file =>
    /size=("|\{[^}]*')w700\b/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(users).toEqual(['features/catalogue/FolderDialog.tsx'])
  expect(readFileSync(join(source, 'ui/Dialog.module.css'), 'utf8')).toMatch(/\.w700 \{\s*max-width: 700px;/)
})
