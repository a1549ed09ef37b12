// The knowledge base and the information pages of the portal; the server renders them first.
import { pageTitles } from '@khyanalt/domain/messages/page-titles'
import { formatText } from '@khyanalt/domain/text'
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../document.ts'
import type { loadPost } from '../features/posts/load.ts'
import type { loadManual } from '../features/posts/load-manuals.ts'
import { infoPage } from './page.ts'

export const infoRoutes: RouteObject[] = [
  {
    path: 'posts',
    handle: { ...infoPage('posts'), module: 'src/features/posts/PostsScreen.tsx', telling: ['kind', 'page'] },
    lazy: {
      Component: async () => (await import('../features/posts/PostsScreen.tsx')).PostsScreen,
      loader: async () => (await import('../features/posts/load.ts')).loadPosts,
    },
  },
  {
    path: 'post/read/:id',
    handle: {
      meta: ({ loaded, ui }) => {
        const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadPost>>>
        if (!data) return { title: formatText(pageTitles, ui, 'posts') }
        const { post } = data
        return ui === 'en' && post.post_title_en !== null
          ? { title: post.post_title_en, description: post.except_en ?? undefined }
          : { title: post.post_title, description: post.except }
      },
      module: 'src/features/posts/PostScreen.tsx',
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/posts/PostScreen.tsx')).PostScreen,
      loader: async () => (await import('../features/posts/load.ts')).loadPost,
    },
  },
  {
    path: 'docs',
    handle: { ...infoPage('manuals'), module: 'src/features/posts/ManualsScreen.tsx' },
    lazy: {
      Component: async () => (await import('../features/posts/ManualsScreen.tsx')).ManualsScreen,
      loader: async () => (await import('../features/posts/load-manuals.ts')).loadManuals,
    },
  },
  {
    path: 'docs/:name',
    handle: {
      meta: ({ loaded, ui }) => {
        const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadManual>>>
        if (!data) return { title: formatText(pageTitles, ui, 'manuals') }
        return ui === 'en' && data.title_en !== null
          ? { title: data.title_en, description: data.summary_en ?? undefined }
          : { title: data.title, description: data.summary }
      },
      module: 'src/features/posts/ManualScreen.tsx',
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/posts/ManualScreen.tsx')).ManualScreen,
      loader: async () => (await import('../features/posts/load-manuals.ts')).loadManual,
    },
  },
  {
    path: 'contact',
    handle: { ...infoPage('contact'), module: 'src/features/info/ContactScreen.tsx' },
    lazy: {
      Component: async () => (await import('../features/info/ContactScreen.tsx')).ContactScreen,
      loader: async () => (await import('../features/info/load.ts')).loadContact,
    },
  },
  {
    path: 'i-inspector',
    handle: { ...infoPage('app'), module: 'src/features/info/AppScreen.tsx' },
    lazy: { Component: async () => (await import('../features/info/AppScreen.tsx')).AppScreen },
  },
  {
    path: 'i-inspector/privacy',
    handle: { ...infoPage('appPrivacy'), module: 'src/features/info/AppPrivacyScreen.tsx' },
    lazy: { Component: async () => (await import('../features/info/AppPrivacyScreen.tsx')).AppPrivacyScreen },
  },
  {
    path: 'privacy',
    handle: { ...infoPage('privacy'), module: 'src/features/info/PrivacyScreen.tsx' },
    lazy: { Component: async () => (await import('../features/info/PrivacyScreen.tsx')).PrivacyScreen },
  },
  {
    path: 'accessibility',
    handle: { ...infoPage('accessibility'), module: 'src/features/info/AccessibilityScreen.tsx' },
    lazy: { Component: async () => (await import('../features/info/AccessibilityScreen.tsx')).AccessibilityScreen },
  },
  {
    path: 'licenses',
    handle: { ...infoPage('licences'), module: 'src/features/catalogue/LicencesScreen.tsx' },
    lazy: {
      Component: async () => (await import('../features/catalogue/LicencesScreen.tsx')).LicencesScreen,
      loader: async () => (await import('../features/catalogue/load-licences.ts')).loadLicences,
    },
  },
]
