// Renders the public pages on the server.

import { text } from 'node:stream/consumers'
import { type ErrorCode, errorCodes } from '@khyanalt/domain/error-codes'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { CallApi } from './api/client.ts'
import { callContext, type Loaded } from './api/loading.ts'
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
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[callContext, callApi]])),
  })
  if (context instanceof Response) return context

  const router = createStaticRouter(handler.dataRoutes, context)
  // Waits for parts that are fetched when first shown; a half-rendered boundary would be an error in the browser.
  const { prelude } = await prerenderToNodeStream(
    <LanguageProvider>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LanguageProvider>,
  )
  const html = await text(prelude)
  const matches = context.matches.map(({ route, params }) => ({
    handle: route.handle as RouteHandle | undefined,
    loaderData: context.loaderData[route.id],
    params,
  }))
  const meta = readMeta(matches, 'mn')
  const fault = matches.map(({ loaderData }) => (loaderData as Loaded<unknown> | null | undefined)?.fault).find(Boolean)
  return {
    status: fault ? (errorCodes[fault.code as ErrorCode]?.status ?? 500) : context.statusCode,
    head: [
      meta && `<title>${escapeHtml(fullTitle(meta.title, 'mn'))}</title>`,
      meta?.description && `<meta name="description" content="${escapeHtml(meta.description)}">`,
    ]
      .filter(Boolean)
      .join('\n'),
    html,
    data: JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c'),
    modules: matches.flatMap(({ handle }) => handle?.module ?? []),
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
