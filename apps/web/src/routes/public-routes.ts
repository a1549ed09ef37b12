// Screens that everybody may open; the server renders them first.
import { searchFieldTexts } from '@khyanalt/domain/messages/search-field'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { formatText } from '@khyanalt/domain/text'
import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../document.ts'
import type { loadCertificate, loadFoodCertificate } from '../features/certificates/load.ts'
import type { loadFindings } from '../features/search/load.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { infoPage, page } from './page.ts'

const home = {
  handle: { ...page('home', 'home'), module: 'src/features/home/HomeScreen.tsx' },
  lazy: {
    Component: async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen,
    loader: async () => (await import('../features/home/load.ts')).loadHome,
  },
} satisfies RouteObject

export const publicRoutes: RouteObject[] = [
  { index: true, ...home },
  { path: 'home', ...home },
  ...catalogueRoutes,
  {
    path: 'search',
    handle: {
      meta: ({ loaded, ui }) => {
        const text = ((loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadFindings>>>).data?.text
        return { title: text ? formatText(searchFieldTexts, ui, 'titleFor', { text }) : searchFieldTexts[ui].title }
      },
      module: 'src/features/search/SearchScreen.tsx',
      unlisted: true,
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/search/SearchScreen.tsx')).SearchScreen,
      loader: async () => (await import('../features/search/load.ts')).loadFindings,
    },
  },
  {
    path: 'certificates',
    handle: {
      ...page('titleCertificates', 'certificates'),
      module: 'src/features/certificates/SearchScreen.tsx',
    },
    lazy: {
      Component: async () => (await import('../features/certificates/SearchScreen.tsx')).SearchScreen,
      loader: async () => (await import('../features/certificates/load.ts')).loadSearch,
    },
  },
  {
    path: 'certificates/verify',
    handle: { ...infoPage('verify'), module: 'src/features/certificates/VerifyScreen.tsx' },
    lazy: {
      Component: async () => (await import('../features/certificates/VerifyScreen.tsx')).VerifyScreen,
      loader: async () => (await import('../features/certificates/load-verifier.ts')).loadVerifier,
    },
  },
  {
    path: 'certificates/info/:csId',
    handle: {
      meta: ({ loaded, ui }) => {
        const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadCertificate>>>
        const word = formatText(shellTexts, ui, 'menuCertificates')
        return data ? { title: `${word} ${data.ref_id}`, description: data.holder } : { title: word }
      },
      module: 'src/features/certificates/CertificateScreen.tsx',
      // Whoever holds the number may look; nobody's name is to be found by a search engine.
      unlisted: true,
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/certificates/CertificateScreen.tsx')).CertificateScreen,
      loader: async () => (await import('../features/certificates/load.ts')).loadCertificate,
    },
  },
  {
    path: 'certificates/fsi/info/:requestNumber',
    handle: {
      meta: ({ loaded, ui }) => {
        const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadFoodCertificate>>>
        const word = formatText(shellTexts, ui, 'menuCertificates')
        return data ? { title: `${word} ${data.request_number}`, description: data.title } : { title: word }
      },
      module: 'src/features/certificates/FoodCertificateScreen.tsx',
      unlisted: true,
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('../features/certificates/FoodCertificateScreen.tsx')).FoodCertificateScreen,
      loader: async () => (await import('../features/certificates/load.ts')).loadFoodCertificate,
    },
  },
  {
    path: 'danlogin',
    handle: { ...page('titleSignOn'), unlisted: true, module: 'src/features/auth/SignOnScreen.tsx' },
    lazy: { Component: async () => (await import('../features/auth/SignOnScreen.tsx')).SignOnScreen },
  },
  {
    path: 'logindatacom',
    handle: { ...page('titleByNumber'), unlisted: true, module: 'src/features/auth/NumberScreen.tsx' },
    lazy: { Component: async () => (await import('../features/auth/NumberScreen.tsx')).NumberScreen },
  },
  {
    path: 'loginclient',
    handle: { ...page('titleLoginClient'), unlisted: true, module: 'src/features/auth/ClientSignInScreen.tsx' },
    lazy: { Component: async () => (await import('../features/auth/ClientSignInScreen.tsx')).ClientSignInScreen },
  },
  {
    path: 'portal/login',
    handle: { ...page('titlePortalLogin'), unlisted: true, module: 'src/features/auth/PortalSignInScreen.tsx' },
    lazy: { Component: async () => (await import('../features/auth/PortalSignInScreen.tsx')).PortalSignInScreen },
  },
  {
    path: 'newpassword',
    handle: { ...page('titleNewPassword'), unlisted: true, module: 'src/features/auth/NewPasswordScreen.tsx' },
    lazy: { Component: async () => (await import('../features/auth/NewPasswordScreen.tsx')).NewPasswordScreen },
  },
]
