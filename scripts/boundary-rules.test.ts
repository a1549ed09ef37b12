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
    expect(findImportRings(ring(''), rules)).toEqual([
      'These folders import each other in a ring: apps/server/src/http, apps/server/src/jobs.',
    ])
    expect(findImportRings(ring('type'), rules)).toEqual([])
  })

  it.each(['', 'type'])('find a ring of files and of modules, also where it is closed by an import of a %s', kind => {
    const files = [
      file('apps/web/src/ui/A.tsx', "import { B } from './B.tsx'"),
      file('apps/web/src/ui/B.tsx', "import { C } from './C.tsx'"),
      file('apps/web/src/ui/C.tsx', `import ${kind} { A } from './A.tsx'\nimport { D } from './D.tsx'`),
      file('apps/web/src/ui/D.tsx', ''),
    ]
    expect(findImportRings(files, rules)).toEqual([
      'These files import each other in a ring: apps/web/src/ui/A.tsx, apps/web/src/ui/B.tsx, apps/web/src/ui/C.tsx.',
    ])
    const modules = [
      file('apps/server/src/modules/invoices/a.ts', "import { b } from '../requests/b.ts'"),
      file('apps/server/src/modules/requests/b.ts', ''),
      file('apps/server/src/modules/requests/c.ts', `import ${kind} { d } from '../invoices/d.ts'`),
      file('apps/server/src/modules/invoices/d.ts', ''),
    ]
    expect(findImportRings(modules, rules)).toContain('These modules import each other in a ring: invoices, requests.')
  })

  it('allow a ring of types where the list of exceptions names every file of it, and none of values', () => {
    const ring = (kind: string) => [
      file('packages/form-engine/src/a.ts', `import ${kind} { B } from './b.ts'`),
      file('packages/form-engine/src/b.ts', "import type { A } from './a.ts'"),
    ]
    expect(findImportRings(ring('type'), rules)).toEqual([])
    expect(findImportRings(ring('type'), { typeRingsAllowed: [] })).toHaveLength(1)
    const values = ring('').map(each => ({ ...each, imports: each.imports.map(one => ({ ...one, typeOnly: false })) }))
    expect(findImportRings(values, rules)[0]).toMatch(
      'These files import each other in a ring: packages/form-engine/src/a.ts',
    )
  })

  it('leave tests and their fixtures out of rings', () => {
    const files = [
      file('apps/web/src/ui/A.tsx', ''),
      file('apps/web/src/ui/A.test.tsx', "import { A } from './A.tsx'"),
      file('apps/web/src/ui/a-fixture.tsx', "import { x } from './A.test.tsx'"),
    ]
    expect(findImportRings(files, rules)).toEqual([])
  })
})
