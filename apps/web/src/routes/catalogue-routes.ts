// Screens of the catalogue that everybody may open.
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { formatText } from '@khyanalt/domain/text'
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../document.ts'
import type { loadCategory, loadService } from '../features/catalogue/load.ts'
import { paths } from '../paths.ts'
import { describe } from './describe.ts'
import { page } from './page.ts'

const nameOfService: RouteHandle['meta'] = ({ loaded, ui }) => {
  const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadService>>>
  if (!data) return { title: formatText(shellTexts, ui, 'titleServices') }
  return {
    title: ui === 'en' ? data.name_en : data.name_mn,
    description: describe(ui, 'service', {
      name: ui === 'en' ? data.name_en : data.name_mn,
      time: data.time[ui] || '–',
    }),
    address: paths.service(data.slug),
  }
}

/** The page of a service under an address that goes by number; its own address is the one to be found (CON-044). */
const byNumber = {
  handle: { meta: nameOfService, module: 'src/features/catalogue/ServiceScreen.tsx' } satisfies RouteHandle,
  lazy: {
    Component: async () => (await import('../features/catalogue/ServiceScreen.tsx')).ServiceScreen,
    loader: async () => (await import('../features/catalogue/load.ts')).loadServiceById,
  },
} satisfies RouteObject

export const catalogueRoutes: RouteObject[] = [
  {
    path: 'services',
    handle: {
      ...page('titleServices', 'services'),
      module: 'src/features/catalogue/ServicesScreen.tsx',
      telling: ['category'],
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/catalogue/ServicesScreen.tsx')).ServicesScreen,
      loader: async () => (await import('../features/catalogue/load.ts')).loadServices,
    },
  },
  {
    path: 'services/:id',
    handle: {
      meta: context => {
        const { loaded, ui } = context
        const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadCategory>>>
        const words = page('titleServices', 'services').meta?.({ ...context, params: {} })
        return { ...words, title: data?.category.data._name[ui] ?? formatText(shellTexts, ui, 'titleServices') }
      },
      module: 'src/features/catalogue/CategoryScreen.tsx',
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/catalogue/CategoryScreen.tsx')).CategoryScreen,
      loader: async () => (await import('../features/catalogue/load.ts')).loadCategory,
    },
  },
  {
    path: 'services/get/fsi',
    handle: {
      meta: ({ ui }) => ({
        title: foodSafetyTitle.name[ui],
        description: describe(ui, 'service', {
          name: foodSafetyTitle.name[ui],
          time: foodSafetyTitle.time[ui],
        }),
      }),
      module: 'src/features/catalogue/FoodSafetyScreen.tsx',
    } satisfies RouteHandle,
    lazy: { Component: async () => (await import('../features/catalogue/FoodSafetyScreen.tsx')).FoodSafetyScreen },
    children: [
      {
        index: true,
        lazy: { Component: async () => (await import('../features/food-objects/FormBelow.tsx')).FormBelow },
      },
    ],
  },
  {
    path: 'services/get/:slug',
    handle: { meta: nameOfService, module: 'src/features/catalogue/ServiceScreen.tsx' } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/catalogue/ServiceScreen.tsx')).ServiceScreen,
      loader: async () => (await import('../features/catalogue/load.ts')).loadService,
    },
  },
  { path: 'services/info/:id', ...byNumber },
  { path: 'services/id/:id', ...byNumber },
  { path: 'dashboard/services/detail/:id', ...byNumber },
  {
    path: 'services/old/:id',
    handle: { ...page('titleServices'), unlisted: true } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/catalogue/OldServiceScreen.tsx')).OldServiceScreen,
      loader: async () => (await import('../features/catalogue/load.ts')).loadOldService,
    },
  },
]
