// What the pop-up shows when the issuer has sent it back; it then closes itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import type { FastifyInstance } from 'fastify'
import { html } from '../../http/html.ts'
import type { Services } from '../../services.ts'
import { browserCookie, readBrowserCookie } from './browser-cookie.ts'
import type { IssuerAnswer } from './finish-sign-on.ts'

/** Registers the page with its style and script; both are files, since the portal allows no inline script. */
export const registerSignOnPage = (
  api: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  finish: (answer: IssuerAnswer) => Promise<ErrorCode | null>,
): void => {
  const style = readFileSync(join(import.meta.dirname, 'sign-on-page.css'))
  const script = readFileSync(join(import.meta.dirname, 'close-window.js'))
  const kept = 'public, max-age=3600'
  api.get('/auth/callback/page.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', kept).send(style),
  )
  api.get('/auth/callback/close.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', kept).send(script),
  )
  api.get('/auth/callback', async (request, reply) => {
    const url = new URL(request.url, config.PUBLIC_URL)
    const state = url.searchParams.get('state') ?? ''
    const fault = await finish({
      state,
      search: url.search,
      browser: readBrowserCookie(config.PUBLIC_URL, request.headers.cookie, state),
      log: request.log,
    })
    // Of an attempt that succeeded the cookie stays: with it the window picks its session up.
    if (fault) reply.header('set-cookie', browserCookie(config.PUBLIC_URL, state, '', 0))
    return reply
      .status(fault ? 400 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fault ? failurePage(fault) : successPage())
  })
}

const successPage = (): string =>
  page('Амжилттай', 'Амжилттай, энэ цонх хаагдана', 'Done, this window will close', true)

const failurePage = (code: ErrorCode): string => page('Алдаа', errorTexts.mn[code], errorTexts.en[code], false)

const page = (title: string, mn: string, en: string, closes: boolean): string =>
  html`<!doctype html>
<html lang="mn">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/api/auth/callback/page.css">
    ${closes ? html`<script src="/api/auth/callback/close.js" defer></script>` : null}
  </head>
  <body>
    <main>
      <h1>${mn}</h1>
      <p lang="en">${en}</p>
      ${closes ? null : html`<p>Энэ цонхыг хаагаад порталд буцна уу. <span lang="en">Please close this window and return to the portal.</span></p>`}
    </main>
  </body>
</html>
`.html
