import { standardAgency } from '@khyanalt/domain/agency'
import { expect, it } from 'vitest'
import type { RouteHandle } from '../document.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

it('[REQ-FIDELITY-08] every address of the catalogue has a title, found or not, in both languages', () => {
  for (const { path, handle } of catalogueRoutes) {
    for (const ui of ['mn', 'en'] as const) {
      const meta = (handle as RouteHandle | undefined)?.meta?.({
        params: { id: '999', slug: 'x' },
        ui,
        loaded: undefined,
        agency: standardAgency,
      })
      expect(meta?.title, path).toMatch(/\p{L}/u)
    }
  }
})
