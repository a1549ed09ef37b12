// The code that the page of an address needs at once, for the server to name: a phone that finds it out by itself waits
// for the entry, then the table of screens, then the frame and the screen.
import { isStaffArea } from './paths.ts'

const client = ['src/routes/signed-in-routes.ts', 'src/layouts/SignedInArea.tsx', 'src/layouts/DashboardLayout.tsx']
const staff = ['src/routes/staff-area.ts', 'src/layouts/SignedInArea.tsx', 'src/layouts/StaffLayout.tsx']

/** The screens that people open most; what stands behind any other is fetched when the table of screens names it. */
const screens: readonly (readonly [RegExp, string])[] = [
  [/^\/dashboard(\/profile)?\/?$/, 'src/features/dashboard/DashboardScreen.tsx'],
  [/^\/dashboard\/list\/?$/, 'src/features/dashboard/RequestsScreen.tsx'],
  [/^\/dashboard\/services\/request\/[^/]+\/?$/, 'src/features/requests/RequestScreen.tsx'],
  [/^\/newform\/?$/, 'src/features/requests/NewFormScreen.tsx'],
  [/^\/dashboard\/amnat\/request\/(create|edit\/[^/]+)\/?$/, 'src/features/fee-reports/ReportFormScreen.tsx'],
  [/^\/dashboard\/invoices\/view\/[^/]+\/?$/, 'src/features/invoices/InvoiceScreen.tsx'],
  [/^\/staff(\/home)?\/?$/, 'src/features/staff-home/HomeScreen.tsx'],
  [/^\/staff\/requests\/?$/, 'src/features/review/QueueScreen.tsx'],
  [/^\/staff\/requests\/[^/]+\/?$/, 'src/features/review/RequestCaseScreen.tsx'],
  [/^\/staff\/invoices\/?$/, 'src/features/review/MoneyDeskScreen.tsx'],
]

/** Modules of the web, below its folder, that an address behind the sign-in needs. */
export const shellModules = (pathname: string): readonly string[] => [
  ...(isStaffArea(pathname) ? staff : client),
  ...screens.flatMap(([pattern, module]) => (pattern.test(pathname) ? [module] : [])),
]
