// docs/generated/routes.json: every address of the portal by its name in paths.ts.
import { paths } from '../../apps/web/src/paths.ts'

/** An address and its name in paths.ts; a parameter stands as {name}. */
type DescribedRoute = { readonly name: string; readonly path: string }

/** Every address, in the order of paths.ts. */
export const describeRoutes = (): DescribedRoute[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path: typeof path === 'string' ? path : fill(path) }))

// The names of the parameters are those of the function that builds the address.
const fill = (build: (...values: never[]) => string): string => {
  const names = /^\(([^)]*)\)/.exec(build.toString())?.[1]?.split(',') ?? []
  const parameters = names.map(name => `__${name.split(':')[0]?.trim()}__`)
  return build(...(parameters as never[])).replace(/__(\w+?)__/g, '{$1}')
}
