// Renders the public pages on the server.
import { text } from 'node:stream/consumers'
import type { Agency } from '@khyanalt/domain/agency'
import { type ErrorCode, errorCodes } from '@khyanalt/domain/error-codes'
import { type LanguageMode, sentenceLanguage } from '@khyanalt/domain/language'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import { AgencyProvider } from './agency/agency.tsx'
import type { CallApi } from './api/client.ts'
import { callContext, type Loaded } from './api/loading.ts'
import { type RouteHandle, readMeta } from './document.ts'
import { LanguageProvider } from './language/language.tsx'
import { routes } from './routes.tsx'
import { json, writeHead } from './seo/head.ts'
import { describePage } from './seo/structured-data.ts'

/** A rendered page: status, inner HTML of head and root, the state the browser takes over, and the screens' files. */
export type Page = {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly data: string
  readonly modules: readonly string[]
}

type Surroundings = {
  readonly callApi: CallApi
  readonly mode: LanguageMode
  readonly publicUrl: string
  readonly agency: Agency
}

const handler = createStaticHandler(routes)

/** Runs the loaders of the address and renders it; a redirect comes back as the response it is. */
export const render = async (
  request: Request,
  { callApi, mode, publicUrl, agency }: Surroundings,
): Promise<Page | Response> => {
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[callContext, callApi]])),
  })
  if (context instanceof Response) return context

  const router = createStaticRouter(handler.dataRoutes, context)
  // Waits for parts that are fetched when first shown; a half-rendered boundary would be an error in the browser.
  const { prelude } = await prerenderToNodeStream(
    <AgencyProvider rendered={agency}>
      <LanguageProvider rendered={mode}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LanguageProvider>
    </AgencyProvider>,
  )
  const html = await text(prelude)
  const matches = context.matches.map(({ route, params }) => ({
    handle: (route.handle ?? {}) as RouteHandle,
    loaderData: context.loaderData[route.id] as Loaded<unknown> | null | undefined,
    params,
  }))
  const fault = matches.map(({ loaderData }) => loaderData?.fault).find(Boolean)
  const status = fault ? (errorCodes[fault.code as ErrorCode]?.status ?? 500) : context.statusCode
  const ui = sentenceLanguage(mode)
  const page = matches.at(-1)
  const handle = page?.handle ?? {}
  const structured =
    status === 200 ? describePage(handle.module, page?.loaderData?.data, { publicUrl, ui, agency }) : []
  return {
    status,
    head: writeHead({
      meta: readMeta(matches, ui, agency),
      handle,
      status,
      mode,
      address: new URL(request.url),
      publicUrl,
      agency,
      structured,
    }),
    html,
    data: json({ loaderData: context.loaderData }),
    modules: matches.flatMap(({ handle: { module } }) => module ?? []),
  }
}
