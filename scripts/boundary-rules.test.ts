import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BoundaryRules, findForbiddenImports, findImportRings } from './boundary-rules.ts'
import { readImports } from './source-imports.ts'

const repository = join(import.meta.dirname, '..')
const rules = JSON.parse(readFileSync(join(repository, 'boundaries.json'), 'utf8')) as BoundaryRules
const file = (path: string, text: string) => ({ path, imports: readImports(repository, path, text) })

describe('the boundary rules', () => {
  it.each([
    ['packages/domain/src/a.ts', '@khyanalt/contract/call'],
    ['packages/form-engine/src/a.ts', '@khyanalt/contract/call'],
    ['packages/form-engine/src/a.ts', 'node:fs'],
    ['apps/web/src/a.ts', '../../server/src/app.ts'],
    ['apps/server/src/modules/requests/submit-request.ts', '../invoices/invoices.sql.ts'],
    ['apps/web/src/features/requests/A.tsx', '../review/B.tsx'],
    ['apps/web/src/ui/Button.tsx', '#src/api/client.ts'],
    ['apps/server/src/modules/requests/submit-request.ts', 'kysely'],
    ['apps/server/src/http/session.ts', 'pg'],
  ])('refuse that %s imports %s', (path, name) => {
    expect(findForbiddenImports([file(path, `import { x } from '${name}'`)], rules)).toHaveLength(1)
    expect(findForbiddenImports([file(path, `import type { X } from '${name}'`)], rules)).toHaveLength(1)
    expect(findForbiddenImports([file(path, `const x = await import('${name}')`)], rules)).toHaveLength(1)
  })

  it.each([
    ['packages/contract/src/a.ts', '@khyanalt/domain/roles'],
    ['apps/server/src/modules/requests/submit-request.ts', '../invoices/raise-invoice.ts'],
    ['apps/server/src/modules/requests/submit-request.ts', './requests.sql.ts'],
    ['apps/server/src/modules/requests/requests.sql.ts', 'kysely'],
    ['apps/web/src/features/requests/A.tsx', './B.tsx'],
  ])('allow that %s imports %s', (path, name) => {
    expect(findForbiddenImports([file(path, `import { x } from '${name}'`)], rules)).toEqual([])
  })

  it('find a ring of folders, but not one of types alone', () => {
    const ring = (kind: string) => [
      file('apps/server/src/http/a.ts', "import { b } from '../jobs/b.ts'"),
      file('apps/server/src/jobs/b.ts', ''),
      file('apps/server/src/jobs/c.ts', `import ${kind} { d } from '../http/d.ts'`),
      file('apps/server/src/http/d.ts', ''),
    ]
    expect(findImportRings(ring(''))).toEqual([
      'These folders import each other in a ring: apps/server/src/http → apps/server/src/jobs → apps/server/src/http.',
    ])
    expect(findImportRings(ring('type'))).toEqual([])
  })
})
