import type { RouteObject } from 'react-router'
import { Broken } from '../layouts/Broken.tsx'

/**
 * The router strikes out what it has fetched of a route, so addresses of one screen must not share the list of it. A
 * screen that fails leaves the frame around it.
 */
export const ownLazy = (route: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children ? { children: route.children.map(ownLazy) } : { ErrorBoundary: Broken }),
  }) as RouteObject
