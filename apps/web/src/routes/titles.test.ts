import { standardAgency } from '@khyanalt/domain/agency'
import { expect, it } from 'vitest'
import type { RouteHandle } from '../document.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

it('[REQ-FIDELITY-08] every address of the catalogue has a title, found or not, in both languages', () => {
  expect(catalogueRoutes.length).toBeGreaterThan(5)
  const service = { name_mn: 'Зөвшөөрөл', name_en: 'Licence', slug: 'licence', time: { mn: '', en: '' } }
  const category = { data: { _name: { mn: 'Цацраг', en: 'Radiation' } } }
  for (const { path, handle } of catalogueRoutes) {
    for (const ui of ['mn', 'en'] as const) {
      for (const loaded of [undefined, { data: { ...service, category } }]) {
        const meta = (handle as RouteHandle | undefined)?.meta?.({
          params: { id: '999', slug: 'x' },
          ui,
          loaded,
          agency: standardAgency,
        })
        expect(meta?.title, path).toMatch(
          ui === 'mn' ? /\p{Script=Cyrillic}/u : /^\P{Script=Cyrillic}*[a-z]\P{Script=Cyrillic}*$/iu,
        )
      }
    }
  }
})
