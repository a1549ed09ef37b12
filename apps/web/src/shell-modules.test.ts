import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { signedInRoutes } from './routes/signed-in-routes.ts'
import { staffArea } from './routes/staff-area.ts'
import { shellModules } from './shell-modules.ts'

/** The modules that the routes of an address fetch, read from what they would do. */
const fetchedAt = (address: string): readonly string[] =>
  (matchRoutes([...signedInRoutes, ...staffArea], address) ?? []).flatMap(({ route }) => {
    const { Component } = (route.lazy ?? {}) as { readonly Component?: () => unknown }
    return Array.from(
      String(Component ?? '').matchAll(/["'`]\/?(?:\.\.\/)*(?:src\/)?((?:features|layouts)\/[^"'`]+\.tsx)/g),
    ).map(([, module]) => `src/${module}`)
  })

describe('[REQ-LOADCODE-10] the page of an address names its screen:', () => {
  it.each([
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/list',
    '/dashboard/services/request/R260000001',
    '/newform',
    '/dashboard/amnat/request/create',
    '/dashboard/amnat/request/edit/0190',
    '/dashboard/invoices/view/0190',
    '/staff',
    '/staff/home',
    '/staff/requests',
    '/staff/requests/R260000001',
    '/staff/invoices',
  ])('%s', address => {
    const fetched = fetchedAt(address)
    expect(fetched).toHaveLength(3)
    const [table, ...named] = shellModules(address)
    expect(named).toEqual(fetched)
    expect(table).toBe(address.startsWith('/staff') ? 'src/routes/staff-area.ts' : 'src/routes/signed-in-routes.ts')
    for (const module of [table, ...named]) expect(existsSync(join(import.meta.dirname, '..', module ?? ''))).toBe(true)
  })

  it.each(['/dashboard/listed', '/dashboard/services/request', '/staff/invoices/daily', '/profile'])(
    'and its frame alone where it is another: %s',
    address => {
      expect(shellModules(address)).toHaveLength(3)
    },
  )
})
