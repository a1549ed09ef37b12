// The knowledge base and the information pages of the portal; the server renders them first.
import { pageTitles } from '@khyanalt/domain/messages/page-titles'
import { formatText } from '@khyanalt/domain/text'
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../document.ts'
import type { loadPost } from '../features/posts/load.ts'
import type { loadManuals } from '../features/posts/load-manuals.ts'
import { describe } from './describe.ts'
import { infoPage } from './page.ts'

/** The titles and summaries of a text in both languages; English may be missing. */
type Written = readonly [string, string | null, string, string | null]

/** What a page that shows a text says of itself; without the text, what its kind is called. */
const written = (ui: 'mn' | 'en', kind: 'posts' | 'manuals', text: Written | undefined) => {
  if (!text) return { title: formatText(pageTitles, ui, kind), description: describe(ui, kind) }
  const [title, titleEn, description, descriptionEn] = text
  return ui === 'en' && titleEn !== null
    ? { title: titleEn, description: descriptionEn ?? undefined }
    : { title, description }
}

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
        const post = data?.post
        return written(ui, 'posts', post && [post.post_title, post.post_title_en, post.except, post.except_en])
      },
      module: 'src/features/posts/PostScreen.tsx',
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/posts/PostScreen.tsx')).PostScreen,
      loader: async () => (await import('../features/posts/load.ts')).loadPost,
    },
  },
  {
    path: 'docs/:name?',
    handle: {
      meta: ({ loaded, ui }) => {
        const { manual } = ((loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadManuals>>>).data ?? {}
        return written(ui, 'manuals', manual && [manual.title, manual.title_en, manual.summary, manual.summary_en])
      },
      module: 'src/features/posts/ManualsScreen.tsx',
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/posts/ManualsScreen.tsx')).ManualsScreen,
      loader: async () => (await import('../features/posts/load-manuals.ts')).loadManuals,
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
