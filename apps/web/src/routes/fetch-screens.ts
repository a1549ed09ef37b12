// The code of the screens at an address, fetched before the router begins.
import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Fetches what the matched routes leave to be fetched and puts it in its place. A router that begins with a route whose
 * loader is still to be fetched calls that loader at once, though the server sent what it answered; and where the answer
 * is another by then, the browser's first view is not what the server rendered.
 */
export const fetchScreens = async (routes: RouteObject[], address: Pick<Location, 'pathname'>): Promise<void> => {
  await Promise.all(
    (matchRoutes(routes, address) ?? []).map(async ({ route }) => {
      const parts = Object.entries(route.lazy ?? {}).map(async ([name, fetchPart]) => ({ [name]: await fetchPart() }))
      Object.assign(route, ...(await Promise.all(parts)), { lazy: undefined })
    }),
  )
}
