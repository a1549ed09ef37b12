// Screens of the agency, under /staff.
import { type LoaderFunction, type RouteObject, replace } from 'react-router'
import { movedPaths, movedTo } from '../staff-paths.ts'

/** Leads on from an address that was planned and moved. */
const leadOn: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const to = movedTo(pathname)
  return to ? replace(to + search) : null
}

const movedRoutes: RouteObject[] = [movedPaths.food, movedPaths.feeReports, movedPaths.people].map(path => ({
  path: `${path}/*`,
  loader: leadOn,
}))

export const staffRoutes: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('../features/staff-home/HomeScreen.tsx')).HomeScreen } },
  {
    path: 'home',
    lazy: { Component: async () => (await import('../features/staff-home/HomeScreen.tsx')).HomeScreen },
  },
  {
    path: 'requests',
    lazy: { Component: async () => (await import('../features/review/QueueScreen.tsx')).QueueScreen },
  },
  {
    path: 'requests/:requestnumber',
    lazy: { Component: async () => (await import('../features/review/RequestCaseScreen.tsx')).RequestCaseScreen },
  },
  {
    path: 'absences',
    lazy: {
      Component: async () => (await import('../features/review/assignees/AbsencesScreen.tsx')).AbsencesScreen,
    },
  },
  {
    path: 'hand-over',
    lazy: {
      Component: async () => (await import('../features/review/assignees/HandOverScreen.tsx')).HandOverScreen,
    },
  },
  {
    path: 'food',
    lazy: { Component: async () => (await import('../features/food-objects/desk/FoodDeskScreen.tsx')).FoodDeskScreen },
  },
  {
    path: 'food/:requestnumber',
    lazy: { Component: async () => (await import('../features/food-objects/desk/FoodCaseScreen.tsx')).FoodCaseScreen },
  },
  {
    path: 'invoices',
    lazy: { Component: async () => (await import('../features/review/MoneyDeskScreen.tsx')).MoneyDeskScreen },
  },
  {
    path: 'invoices/statements',
    lazy: {
      Component: async () => (await import('../features/review/money/StatementsScreen.tsx')).StatementsScreen,
    },
  },
  {
    path: 'invoices/daily',
    lazy: {
      Component: async () => (await import('../features/review/money/DailyTotalsScreen.tsx')).DailyTotalsScreen,
    },
  },
  {
    path: 'invoices/online',
    lazy: {
      Component: async () => (await import('../features/review/money/OnlinePaymentsScreen.tsx')).OnlinePaymentsScreen,
    },
  },
  {
    path: 'certificates',
    lazy: {
      Component: async () =>
        (await import('../features/review/certificates/CertificateDeskScreen.tsx')).CertificateDeskScreen,
    },
  },
  {
    path: 'catalogue',
    lazy: { Component: async () => (await import('../features/service-editor/CatalogueScreen.tsx')).CatalogueScreen },
  },
  {
    path: 'catalogue/:id',
    lazy: {
      Component: async () => (await import('../features/service-editor/ServiceEditorScreen.tsx')).ServiceEditorScreen,
    },
  },
  {
    path: 'agency',
    lazy: { Component: async () => (await import('../features/agency/AgencyScreen.tsx')).AgencyScreen },
  },
  {
    path: 'texts',
    lazy: { Component: async () => (await import('../features/own-texts/OwnTextsScreen.tsx')).OwnTextsScreen },
  },
  {
    path: 'texts/:name',
    lazy: { Component: async () => (await import('../features/own-texts/OwnTextScreen.tsx')).OwnTextScreen },
  },
  {
    path: 'opening',
    lazy: { Component: async () => (await import('../features/agency/OpeningScreen.tsx')).OpeningScreen },
  },
  {
    path: 'opening/services',
    lazy: { Component: async () => (await import('../features/agency/OpenServicesScreen.tsx')).OpenServicesScreen },
  },
  {
    path: 'opening/posts',
    lazy: { Component: async () => (await import('../features/agency/OpenPostsScreen.tsx')).OpenPostsScreen },
  },
  {
    path: 'support',
    lazy: { Component: async () => (await import('../features/support/SupportScreen.tsx')).SupportScreen },
  },
  {
    path: 'people',
    lazy: { Component: async () => (await import('../features/staff/PeopleScreen.tsx')).PeopleScreen },
  },
  {
    path: 'people/:id',
    lazy: { Component: async () => (await import('../features/staff/PersonScreen.tsx')).PersonScreen },
  },
  {
    path: 'people/companies/:id',
    lazy: { Component: async () => (await import('../features/staff/CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: 'registers',
    lazy: {
      Component: async () => (await import('../features/staff-registers/RegistersScreen.tsx')).RegistersScreen,
    },
  },
  {
    path: 'registers/:kind/:id',
    lazy: { Component: async () => (await import('../features/staff-registers/OwnerScreen.tsx')).OwnerScreen },
  },
  {
    path: 'proposals',
    lazy: { Component: async () => (await import('../features/proposals/ProposalsScreen.tsx')).ProposalsScreen },
  },
  {
    path: 'jobs',
    lazy: { Component: async () => (await import('../features/jobs/JobsScreen.tsx')).JobsScreen },
  },
  {
    path: 'audit',
    lazy: { Component: async () => (await import('../features/audit/AuditScreen.tsx')).AuditScreen },
  },
  {
    path: 'oversight',
    lazy: {
      Component: async () => (await import('../features/oversight/OversightScreen.tsx')).OversightScreen,
    },
  },
  {
    path: 'oversight/requests',
    lazy: { Component: async () => (await import('../features/oversight/BehindScreen.tsx')).BehindScreen },
  },
  {
    path: 'fee-reports',
    lazy: { Component: async () => (await import('../features/fee-reports/desk/FeeDeskScreen.tsx')).FeeDeskScreen },
  },
  {
    path: 'fee-reports/:id',
    lazy: { Component: async () => (await import('../features/fee-reports/desk/FeeCaseScreen.tsx')).FeeCaseScreen },
  },
  {
    path: 'fee-periods',
    lazy: {
      Component: async () => (await import('../features/fee-reports/desk/FeePeriodsScreen.tsx')).FeePeriodsScreen,
    },
  },
  {
    path: 'fee-overview',
    lazy: {
      Component: async () => (await import('../features/fee-reports/desk/FeeOverviewScreen.tsx')).FeeOverviewScreen,
    },
  },
  {
    path: 'posts',
    lazy: { Component: async () => (await import('../features/posts/WrittenPostsScreen.tsx')).WrittenPostsScreen },
  },
  {
    path: 'posts/:id',
    lazy: { Component: async () => (await import('../features/posts/EditorScreen.tsx')).EditorScreen },
  },
  {
    path: 'lists',
    lazy: { Component: async () => (await import('../features/lists/ListsScreen.tsx')).ListsScreen },
  },
  {
    path: 'lists/options',
    lazy: { Component: async () => (await import('../features/lists/ListScreen.tsx')).ListScreen },
  },
  {
    path: 'lists/words',
    lazy: { Component: async () => (await import('../features/lists/WordsScreen.tsx')).WordsScreen },
  },
  { path: 'ui', lazy: { Component: async () => (await import('../gallery/GalleryScreen.tsx')).GalleryScreen } },
  ...movedRoutes,
]
