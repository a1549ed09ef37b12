import type { RouteObject } from 'react-router'

/** The router strikes out what it has fetched of a route, so addresses of one screen must not share the list of it. */
export const ownLazy = (route: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: route.children.map(ownLazy) }),
  }) as RouteObject
