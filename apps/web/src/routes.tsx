// The route table. Every screen is its own chunk; titles stand here, so that the server can print them.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { formatText } from '@khyanalt/domain/text'
import { data, type RouteObject } from 'react-router'
import type { RouteHandle } from './document.ts'
import type { loadService } from './features/catalogue/load.ts'
import type { loadCertificate } from './features/certificates/load.ts'
import { Broken } from './layouts/Broken.tsx'
import { Opening } from './layouts/Opening.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { Root } from './Root.tsx'

type TitleKey = keyof typeof shellTexts.mn & `title${string}`
type DescriptionKey = keyof typeof shellTexts.mn & `description${string}`

/** A page whose words are fixed. */
const page = (
  title: TitleKey | 'home' | 'notFoundTitle' | 'againTitle',
  description?: DescriptionKey,
): RouteHandle => ({
  meta: ({ ui }) => ({
    title: formatText(shellTexts, ui, title),
    description: description && formatText(shellTexts, ui, description),
  }),
})

const home = {
  handle: { ...page('home', 'descriptionHome'), module: 'src/features/home/HomeScreen.tsx' },
  lazy: {
    Component: async () => (await import('./features/home/HomeScreen.tsx')).HomeScreen,
    loader: async () => (await import('./features/home/load.ts')).loadHome,
  },
} satisfies RouteObject

const publicRoutes: RouteObject[] = [
  { index: true, ...home },
  { path: 'home', ...home },
  {
    path: 'services',
    handle: { ...page('titleServices', 'descriptionServices'), module: 'src/features/catalogue/ServicesScreen.tsx' },
    lazy: {
      Component: async () => (await import('./features/catalogue/ServicesScreen.tsx')).ServicesScreen,
      loader: async () => (await import('./features/catalogue/load.ts')).loadServices,
    },
  },
  {
    path: 'services/get/:slug',
    handle: {
      meta: ({ loaded, ui }) => {
        const { data } = (loaded ?? {}) as Partial<Awaited<ReturnType<typeof loadService>>>
        const title = ui === 'en' ? data?.name_en : data?.name_mn
        return { title: title ?? formatText(shellTexts, ui, 'titleServices') }
      },
      module: 'src/features/catalogue/ServiceScreen.tsx',
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('./features/catalogue/ServiceScreen.tsx')).ServiceScreen,
      loader: async () => (await import('./features/catalogue/load.ts')).loadService,
    },
  },
  {
    path: 'services/old/:id',
    lazy: {
      Component: async () => (await import('./features/catalogue/OldServiceScreen.tsx')).OldServiceScreen,
      loader: async () => (await import('./features/catalogue/load.ts')).loadOldService,
    },
  },
  {
    path: 'certificates',
    handle: {
      ...page('titleCertificates', 'descriptionCertificates'),
      module: 'src/features/certificates/SearchScreen.tsx',
    },
    lazy: {
      Component: async () => (await import('./features/certificates/SearchScreen.tsx')).SearchScreen,
      loader: async () => (await import('./features/certificates/load.ts')).loadSearch,
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
    } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('./features/certificates/CertificateScreen.tsx')).CertificateScreen,
      loader: async () => (await import('./features/certificates/load.ts')).loadCertificate,
    },
  },
  {
    path: 'danlogin',
    handle: { ...page('titleSignOn'), module: 'src/features/auth/SignOnScreen.tsx' },
    lazy: { Component: async () => (await import('./features/auth/SignOnScreen.tsx')).SignOnScreen },
  },
  {
    path: 'logindatacom',
    handle: { ...page('titleByNumber'), module: 'src/features/auth/NumberScreen.tsx' },
    lazy: { Component: async () => (await import('./features/auth/NumberScreen.tsx')).NumberScreen },
  },
  {
    path: 'portal/login',
    handle: { ...page('titlePortalLogin'), module: 'src/features/auth/PortalSignInScreen.tsx' },
    lazy: { Component: async () => (await import('./features/auth/PortalSignInScreen.tsx')).PortalSignInScreen },
  },
]

const requestScreen = {
  lazy: { Component: async () => (await import('./features/requests/RequestScreen.tsx')).RequestScreen },
} satisfies RouteObject

const dashboardScreen = {
  handle: page('titleDashboard'),
  lazy: { Component: async () => (await import('./features/dashboard/DashboardScreen.tsx')).DashboardScreen },
} satisfies RouteObject

const clientRoutes: RouteObject[] = [
  { path: 'dashboard', ...dashboardScreen },
  { path: 'dashboard/profile', ...dashboardScreen },
  {
    path: 'dashboard/list',
    handle: page('titleRequests'),
    lazy: { Component: async () => (await import('./features/dashboard/RequestsScreen.tsx')).RequestsScreen },
  },
  { path: 'dashboard/services/request/:requestnumber', ...requestScreen },
  {
    path: 'dashboard/invoices',
    handle: page('titleInvoices'),
    lazy: { Component: async () => (await import('./features/invoices/InvoicesScreen.tsx')).InvoicesScreen },
  },
  {
    path: 'dashboard/certs',
    handle: page('titleCertificates'),
    lazy: { Component: async () => (await import('./features/certificates/OwnScreen.tsx')).OwnScreen },
  },
  {
    path: 'profile',
    handle: page('titleProfile'),
    lazy: { Component: async () => (await import('./features/profile/ProfileScreen.tsx')).ProfileScreen },
  },
]

const staffRoutes: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('./features/review/QueueScreen.tsx')).QueueScreen } },
  {
    path: 'requests',
    lazy: { Component: async () => (await import('./features/review/QueueScreen.tsx')).QueueScreen },
  },
  {
    path: 'requests/:requestnumber',
    lazy: { Component: async () => (await import('./features/review/CaseScreen.tsx')).CaseScreen },
  },
  {
    path: 'invoices',
    lazy: { Component: async () => (await import('./features/review/MoneyDeskScreen.tsx')).MoneyDeskScreen },
  },
  { path: 'ui', lazy: { Component: async () => (await import('./gallery/GalleryScreen.tsx')).GalleryScreen } },
]

/** Addresses that need a session are rendered in the browser; the guard sends signed-out visitors to the home page. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Broken,
    HydrateFallback: Opening,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicRoutes,
          {
            path: '*',
            handle: page('notFoundTitle'),
            loader: () => data(null, { status: 404 }),
            lazy: { Component: async () => (await import('./features/not-found/NotFoundScreen.tsx')).NotFoundScreen },
          },
        ],
      },
      {
        lazy: { Component: async () => (await import('./layouts/SignedInArea.tsx')).SignedInArea },
        children: [
          {
            lazy: { Component: async () => (await import('./layouts/DashboardLayout.tsx')).DashboardLayout },
            children: clientRoutes,
          },
          {
            path: 'portal',
            lazy: { Component: async () => (await import('./layouts/PortalLayout.tsx')).PortalLayout },
            children: [
              {
                path: 'home',
                handle: page('titleRequests'),
                lazy: { Component: async () => (await import('./features/dashboard/PortalScreen.tsx')).PortalScreen },
              },
              { path: 'request/:requestnumber', ...requestScreen },
            ],
          },
          {
            path: 'staff',
            lazy: { Component: async () => (await import('./layouts/StaffLayout.tsx')).StaffLayout },
            children: staffRoutes,
          },
        ],
      },
    ],
  },
]
