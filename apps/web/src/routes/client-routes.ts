// Screens of signed-in clients.
import { registerNames } from '@khyanalt/form-engine/registers/register'
import type { RouteObject } from 'react-router'
import { page } from './page.ts'
import { requestScreen } from './request-screen.ts'

const dashboardScreen = {
  handle: page('titleDashboard'),
  lazy: { Component: async () => (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen },
} satisfies RouteObject

// The same list in the dashboard and in the profile (CON-043).
const workersScreen = {
  handle: page('titleEmployees'),
  lazy: { Component: async () => (await import('../features/workers/WorkersScreen.tsx')).WorkersScreen },
} satisfies RouteObject

// One screen: a new report goes on under the address of its draft.
const feeReportForm = {
  lazy: { Component: async () => (await import('../features/fee-reports/ReportFormScreen.tsx')).ReportFormScreen },
} satisfies RouteObject

// The same object from the list of objects and from the list of requests (CON-047).
const foodObjectScreen = {
  lazy: { Component: async () => (await import('../features/food-objects/FoodObjectScreen.tsx')).FoodObjectScreen },
} satisfies RouteObject

const registerScreen = async () => (await import('../features/equipment/RegisterScreen.tsx')).RegisterScreen

export const clientRoutes: RouteObject[] = [
  { path: 'dashboard', ...dashboardScreen },
  { path: 'dashboard/profile', ...dashboardScreen },
  {
    path: 'dashboard/list',
    handle: page('titleRequests'),
    lazy: { Component: async () => (await import('../features/dashboard/RequestsScreen.tsx')).RequestsScreen },
  },
  { path: 'dashboard/services/request/:requestnumber', ...requestScreen },
  {
    path: 'dashboard/services/sent/:requestnumber',
    lazy: { Component: async () => (await import('../features/requests/SentScreen.tsx')).SentScreen },
  },
  {
    path: 'dashboard/services/updaterequest/:requestnumber',
    handle: page('titleChange'),
    lazy: {
      Component: async () => (await import('../features/requests/UpdateRequestScreen.tsx')).UpdateRequestScreen,
    },
  },
  { path: 'dashboard/employee', ...workersScreen },
  {
    path: 'newform',
    lazy: { Component: async () => (await import('../features/requests/NewFormScreen.tsx')).NewFormScreen },
  },
  {
    path: 'dashboard/services',
    handle: page('titleServices'),
    lazy: {
      Component: async () => (await import('../features/catalogue/ServicesScreen.tsx')).ServicesScreen,
      loader: async () => (await import('../features/catalogue/load.ts')).loadServices,
    },
  },
  {
    path: 'service/fsi',
    lazy: {
      Component: async () => (await import('../features/food-objects/NewFoodObjectScreen.tsx')).NewFoodObjectScreen,
    },
  },
  {
    path: 'dashboard/fsi',
    handle: page('menuFood'),
    lazy: {
      Component: async () => (await import('../features/food-objects/FoodObjectsScreen.tsx')).FoodObjectsScreen,
    },
  },
  { path: 'dashboard/fsi/view/:requestnumber', ...foodObjectScreen },
  { path: 'dashboard/services/fsi/request/:requestnumber', ...foodObjectScreen },
  {
    path: 'dashboard/fsi/update/:requestnumber',
    lazy: {
      Component: async () =>
        (await import('../features/food-objects/UpdateFoodObjectScreen.tsx')).UpdateFoodObjectScreen,
    },
  },
  {
    path: 'dashboard/invoices',
    handle: page('titleInvoices'),
    lazy: { Component: async () => (await import('../features/invoices/InvoicesScreen.tsx')).InvoicesScreen },
  },
  {
    path: 'dashboard/invoices/view/:invoiceid',
    lazy: { Component: async () => (await import('../features/invoices/InvoiceScreen.tsx')).InvoiceScreen },
  },
  {
    path: 'dashboard/additional',
    handle: page('titleAdditional'),
    lazy: { Component: async () => (await import('../features/equipment/AdditionalScreen.tsx')).AdditionalScreen },
  },
  {
    path: 'dashboard/explosive',
    handle: page('titleExplosive'),
    lazy: { Component: async () => (await import('../features/explosives/ReportScreen.tsx')).ReportScreen },
  },
  {
    path: 'dashboard/amnat',
    lazy: { Component: async () => (await import('../features/fee-reports/FeeReportsScreen.tsx')).FeeReportsScreen },
  },
  { path: 'dashboard/amnat/request/create', ...feeReportForm },
  { path: 'dashboard/amnat/request/edit/:id', ...feeReportForm },
  {
    path: 'dashboard/amnat/request/show/:id',
    lazy: { Component: async () => (await import('../features/fee-reports/ReportScreen.tsx')).ReportScreen },
  },
  {
    path: 'dashboard/amnat/request/sent/:id',
    lazy: { Component: async () => (await import('../features/fee-reports/check/SentScreen.tsx')).SentScreen },
  },
  {
    path: 'dashboard/amnat/previousrequest/create',
    lazy: { Component: async () => (await import('../features/fee-reports/LateRequestScreen.tsx')).LateRequestScreen },
  },
  ...registerNames.map(name => ({
    path: `dashboard/additional/${name}`,
    handle: page('titleAdditional'),
    lazy: { Component: registerScreen },
  })),
  {
    path: 'dashboard/certs',
    handle: page('titleCertificates'),
    lazy: { Component: async () => (await import('../features/certificates/OwnScreen.tsx')).OwnScreen },
  },
  {
    path: 'dashboard/certs/view/:viewid',
    lazy: {
      Component: async () => (await import('../features/certificates/OwnCertificateScreen.tsx')).OwnCertificateScreen,
    },
  },
  {
    path: 'dashboard/company',
    handle: page('titleCompanies'),
    lazy: { Component: async () => (await import('../features/companies/CompaniesScreen.tsx')).CompaniesScreen },
  },
  {
    path: 'dashboard/company/profile/:id',
    handle: page('titleCompanies'),
    lazy: { Component: async () => (await import('../features/companies/CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: 'profile',
    lazy: { Component: async () => (await import('../features/profile/ProfileFrame.tsx')).ProfileFrame },
    children: [
      {
        index: true,
        handle: page('titleProfile'),
        lazy: { Component: async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen },
      },
      { path: 'employee', ...workersScreen },
      {
        path: 'notifications',
        lazy: {
          Component: async () => (await import('../features/profile/NotificationChoices.tsx')).NotificationChoices,
        },
      },
      {
        path: 'access',
        lazy: { Component: async () => (await import('../features/profile/AccessScreen.tsx')).AccessScreen },
      },
    ],
  },
]
