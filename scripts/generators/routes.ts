// docs/generated/routes.json: every address of the portal by its name in paths.ts or, after `staff.`, `moved.`, `fee.` or `food.`,
// in the file of that area.
import { feePaths } from '../../apps/web/src/fee-paths.ts'
import { foodPaths } from '../../apps/web/src/food-paths.ts'
import { paths } from '../../apps/web/src/paths.ts'
import { movedPaths, staffPaths } from '../../apps/web/src/staff-paths.ts'

/** An address and its name; a parameter stands as {name}. */
type DescribedRoute = { readonly name: string; readonly path: string }

/** Every address, in the order in which it is written down. */
export const describeRoutes = (): DescribedRoute[] => [
  ...addressesOf(paths, ''),
  ...addressesOf(feePaths, 'fee.'),
  ...addressesOf(foodPaths, 'food.'),
  ...addressesOf(staffPaths, 'staff.'),
  ...addressesOf(movedPaths, 'moved.'),
]

const addressesOf = (
  map: Readonly<Record<string, string | ((...values: never[]) => string)>>,
  prefix: string,
): DescribedRoute[] =>
  Object.entries(map).map(([name, path]) => ({
    name: prefix + name,
    path: typeof path === 'string' ? path : fill(path),
  }))

// The names of the parameters are those of the function that builds the address.
const fill = (build: (...values: never[]) => string): string => {
  const names = /^\(([^)]*)\)/.exec(build.toString())?.[1]?.split(',') ?? []
  const parameters = names.map(name => `__${name.split(':')[0]?.trim()}__`)
  return build(...(parameters as never[])).replace(/__(\w+?)__/g, '{$1}')
}
