// Pages for trying things; in production the server does not know them, and the browser never asks for this file.
import { pageTitles } from '@khyanalt/domain/messages/page-titles'
import { formatText } from '@khyanalt/domain/text'
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../document.ts'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { ownLazy } from './own-lazy.ts'

const testScreen = {
  handle: { meta: ({ ui }) => ({ title: formatText(pageTitles, ui, 'test') }) } satisfies RouteHandle,
  lazy: { Component: async () => (await import('../features/info/TestScreen.tsx')).TestScreen },
} satisfies RouteObject

const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    children: [
      { path: 'test', ...testScreen },
      { path: 'layout1', ...testScreen },
    ],
  },
  {
    lazy: { Component: async () => (await import('../layouts/SignedInArea.tsx')).SignedInArea },
    children: [
      {
        lazy: { Component: async () => (await import('../layouts/DashboardLayout.tsx')).DashboardLayout },
        children: [{ path: 'layout2', ...testScreen }],
      },
    ],
  },
]
export const testRoutes = routes.map(ownLazy)
