// Modules of a build as the bundler tells of them: screens, what they import, and what is fetched later.
import { describe, expect, it } from 'vitest'
import { areaChunks, type ModuleFacts } from '../area-chunks.ts'

const graph: Readonly<Record<string, { imports?: readonly string[]; later?: readonly string[] }>> = {
  'entry-client.tsx': { imports: ['frame.ts'], later: ['routes/signed-in-routes.ts', 'features/SignOnScreen.tsx'] },
  'routes/public-routes.ts': { later: ['features/SearchScreen.tsx', 'features/CheckScreen.tsx'] },
  'features/SearchScreen.tsx': { imports: ['tag.ts'] },
  'features/CheckScreen.tsx': { imports: ['tag.ts', 'upload.ts'] },
  'features/SignOnScreen.tsx': { imports: ['toast.ts'] },
  'routes/signed-in-routes.ts': { imports: ['frame.ts', 'session.ts'] },
  'routes/staff-area.ts': { imports: ['session.ts'] },
  'layouts/DashboardLayout.tsx': { imports: ['menu.ts'] },
  'layouts/StaffLayout.tsx': { imports: ['toast.ts'] },
  'features/requests/RequestScreen.tsx': {
    imports: ['engine.ts', 'fields.ts', 'tag.ts', 'toast.ts', 'upload.ts', 'node_modules/library/index.js'],
    later: ['photo.ts'],
  },
  'features/fee-reports/ReportFormScreen.tsx': { imports: ['grid.ts', 'fields.ts'] },
  'features/dashboard/DashboardScreen.tsx': { imports: ['table.ts', 'tag.ts', 'node_modules/library/index.js'] },
  'features/review/QueueScreen.tsx': { imports: ['table.ts', 'keys.ts'] },
  'features/review/RequestCaseScreen.tsx': { imports: ['keys.ts', 'engine.ts', 'remarks.ts'] },
  'engine.ts': { imports: ['decimal.ts'] },
}
const path = (name: string) => `/web/src/${name}`
const find = (id: string): ModuleFacts => {
  const { imports = [], later = [] } = graph[id.slice('/web/src/'.length)] ?? {}
  return { importedIds: imports.map(path), dynamicallyImportedIds: later.map(path) }
}
const chunkOf = areaChunks('/web')
const fileOf = (name: string) => chunkOf(path(name), find)

describe('[REQ-LOADCODE-09] a module goes into a file', () => {
  it.each([
    ['of the one screen that needs it', 'grid.ts', 'report'],
    ['with what else the form and other screens that are filled in need', 'fields.ts', 'filling'],
    ['with what all screens of clients need', 'menu.ts', 'screens'],
    ['with what lists of clients and staff need', 'table.ts', 'all-lists'],
    ['with what the form and the desk need', 'engine.ts', 'all-filling'],
    ['with its importer, through which it is needed', 'decimal.ts', 'all-filling'],
    ['with what the queue and the case need', 'keys.ts', 'queue-case'],
    ['as of no public page, where only the sign-in needs it besides', 'toast.ts', 'all-filling'],
  ])('%s', (_, name, file) => {
    expect(fileOf(name)).toBe(file)
  })

  it('that no public page is made heavier by: what the same pages need is together', () => {
    const [tag, upload] = ['tag.ts', 'upload.ts'].map(fileOf)
    expect([tag, upload]).toEqual([expect.stringMatching(/^screens-\d-\d$/), expect.stringMatching(/^form-\d$/)])
    expect(fileOf('frame.ts')).toMatch(/^all-screens-0$|^screens-0$/)
  })

  it.each([
    ['a screen itself', 'features/requests/RequestScreen.tsx'],
    ['what comes later', 'photo.ts'],
    ['a library, of which the bundler takes parts', 'node_modules/library/index.js'],
    ['what none of the busiest needs', 'features/SearchScreen.tsx'],
  ])('of its own or of its importers: %s', (_, name) => {
    expect(fileOf(name)).toBeNull()
  })
})
