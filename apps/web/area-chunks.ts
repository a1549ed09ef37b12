// Which file of a build a module goes into: what the busiest screens share is a few files, not seventy crumbs.

/** What the bundler knows of a module. */
export type ModuleFacts = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
export type FindModule = (id: string) => ModuleFacts | null

/** Tables of public pages, which weigh every byte: what these need is a file with what the same pages need. */
const publicTables = ['entry-client.tsx', 'routes.tsx', 'routes/public-routes.ts', 'routes/info-routes.ts']
/** What a public page names, but nobody fetches who does not sign in. */
const afterSignIn =
  /\/(signed-in-routes\.ts|staff-area\.ts|SignedInParts\.tsx|(SignOn|Number|NewPassword|ClientSignIn|PortalSignIn)Screen\.tsx)$/

const client = ['routes/signed-in-routes.ts', 'layouts/DashboardLayout.tsx'] as const
const staff = ['routes/staff-area.ts', 'layouts/StaffLayout.tsx'] as const

/** The screens that people open most, with the frame around them. */
const busiest = {
  form: [...client, 'features/requests/RequestScreen.tsx'],
  own: [...client, 'features/dashboard/DashboardScreen.tsx', 'features/dashboard/RequestsScreen.tsx'],
  report: [...client, 'features/fee-reports/ReportFormScreen.tsx', 'features/fee-reports/FeeReportsScreen.tsx'],
  food: [...client, 'features/food-objects/NewFoodObjectScreen.tsx'],
  queue: [...staff, 'features/review/QueueScreen.tsx'],
  case: [...staff, 'features/review/RequestCaseScreen.tsx'],
} as const

/**
 * Names the file of each module of a build by who of the busiest needs it, so that a phone that opens a form or its own
 * page fetches nothing else. `null` leaves a module with its importers.
 */
export const areaChunks = (folder: string): ((id: string, find: FindModule) => string | null) => {
  let groups: ReadonlyMap<string, string> | undefined
  return (id, find) => {
    groups ??= groupModules(name => `${folder}/src/${name}`, find)
    return groups.get(id) ?? null
  }
}

const groupModules = (pathOf: (name: string) => string, find: FindModule): ReadonlyMap<string, string> => {
  const tables = publicTables.map(pathOf)
  const pages = tables.flatMap(id => find(id)?.dynamicallyImportedIds ?? []).filter(id => !afterSignIn.test(id))
  const open = [tables, ...pages.map(id => [id])].map(roots => reachedFrom(roots, find))
  const needed = Object.entries(busiest).map(([name, parts]) => [name, reachedFrom(parts.map(pathOf), find)] as const)
  const screens = new Set(Object.values(busiest).flat().map(pathOf))
  const groups = new Map<string, string>()
  for (const id of needed.flatMap(([, ids]) => [...ids])) {
    // A library has one door that names all of its parts; which of them are used the bundler alone knows.
    if (screens.has(id) || id.includes('/node_modules/')) continue
    const by = needed.flatMap(([name, ids]) => (ids.has(id) ? [name] : []))
    const ofPages = open.flatMap((ids, index) => (ids.has(id) ? [index] : []))
    groups.set(id, [groupOf(by), ...ofPages].join('-'))
  }
  return groups
}

/** Those who need a module as one name; what few bytes tell apart is taken together, without a byte more for the form. */
const groupOf = (by: readonly string[]): string => {
  const [first = '', ...others] = by
  if (others.length === 0) return first
  const isOfStaff = by.includes('queue') || by.includes('case')
  if (by.includes('form')) return `${isOfStaff ? 'all-' : ''}${by.includes('own') ? 'screens' : 'filling'}`
  return by.includes('own') ? `${isOfStaff ? 'all-' : ''}lists` : by.join('-')
}

/** The modules and all that they import, but for what is fetched later. */
const reachedFrom = (roots: readonly string[], find: FindModule): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(find(id)?.importedIds ?? []))
  }
  return reached
}
