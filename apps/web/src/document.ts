// Title and description of each page, from the same place on the server and in the browser.
import type { Agency } from '@khyanalt/domain/agency'
import { useEffect } from 'react'
import { type Params, type UIMatch, useMatches } from 'react-router'
import { useAgency } from './agency/agency.tsx'
import { useLanguage } from './language/language.tsx'

export type PageMeta = {
  readonly title: string
  readonly description?: string | undefined
  /** The address to be found by, where the page stands under several. */
  readonly address?: string | undefined
}
type MetaContext = {
  readonly params: Params
  readonly ui: 'mn' | 'en'
  readonly loaded: unknown
  readonly agency: Agency
}

/** What a route says about its page. */
export type RouteHandle = {
  readonly meta?: (context: MetaContext) => PageMeta
  /** Names the file of its screen, so that the server can preload it. */
  readonly module?: string
  /** Search engines are asked not to list the page. */
  readonly unlisted?: boolean
  /** The parts of the query that make it another page; the rest is left out of its canonical address. */
  readonly telling?: readonly string[]
}

/** The whole title of a page. */
export const fullTitle = (title: string, { short }: Agency, ui: 'mn' | 'en'): string => `${title} – ${short[ui]}`

/** The words of the deepest route that has any. */
export const readMeta = (
  matches: readonly Pick<UIMatch, 'handle' | 'loaderData' | 'params'>[],
  ui: 'mn' | 'en',
  agency: Agency,
): PageMeta | null => {
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.meta)
  const { meta } = (match?.handle ?? {}) as RouteHandle
  return (match && meta?.({ params: match.params, ui, loaded: match.loaderData, agency })) ?? null
}

/** Keeps the title of the window as the routes say. */
export const useRouteTitle = (): void => {
  const matches = useMatches()
  const { ui } = useLanguage()
  const agency = useAgency()
  useEffect(() => {
    const meta = readMeta(matches, ui, agency)
    if (meta) document.title = fullTitle(meta.title, agency, ui)
  }, [matches, ui, agency])
}

/** The title of a screen whose words are known only once its data came; such a route has no `meta`. */
export const usePageTitle = (title: string): void => {
  const { ui } = useLanguage()
  const agency = useAgency()
  useEffect(() => {
    document.title = fullTitle(title, agency, ui)
  }, [title, agency, ui])
}
