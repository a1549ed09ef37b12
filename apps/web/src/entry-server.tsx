// Renders the public pages on the server.
import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { CallApi } from './api/client.ts'
import { createQueryClient, loadingContext } from './api/loading.ts'
import { fullTitle, type RouteHandle, readMeta } from './document.ts'
import { LanguageProvider } from './language/language.tsx'
import { routes } from './routes.tsx'

/** A rendered page: status, inner HTML of head and root, the state the browser takes over, and the screens' files. */
export type Page = {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly data: string
  readonly modules: readonly string[]
}

const handler = createStaticHandler(routes)

/** Runs the loaders of the address and renders it; a redirect comes back as the response it is. */
export const render = async (
  request: Request,
  { callApi }: { readonly callApi: CallApi },
): Promise<Page | Response> => {
  const client = createQueryClient()
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[loadingContext, { client, call: callApi }]])),
  })
  if (context instanceof Response) return context

  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  const handles = context.matches.map(match => ({ handle: match.route.handle as RouteHandle | undefined }))
  const meta = readMeta(handles, { params: context.matches.at(-1)?.params ?? {}, ui: 'mn', client })
  const state = {
    queries: dehydrate(client),
    router: { loaderData: context.loaderData, actionData: null, errors: null },
  }
  client.clear()
  return {
    status: context.statusCode,
    head: [
      meta && `<title>${escapeHtml(fullTitle(meta.title, 'mn'))}</title>`,
      meta?.description && `<meta name="description" content="${escapeHtml(meta.description)}">`,
    ]
      .filter(Boolean)
      .join('\n'),
    html,
    data: JSON.stringify(state).replaceAll('<', '\\u003c'),
    modules: handles.flatMap(({ handle }) => handle?.module ?? []),
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
