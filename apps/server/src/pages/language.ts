// In which language a page is wanted: the address says, else the cookie, else Mongolian with English beneath.
import {
  hostPrefix,
  type LanguageMode,
  languageCookie,
  languageParameter,
  readLanguageMode,
  sentenceLanguage,
} from '@khyanalt/domain/language'
import { ownPlace } from '@khyanalt/domain/own-place'
import type { FastifyInstance } from 'fastify'
import { readCookie, writeCookie } from '../http/cookies.ts'

/** The mode of a page, and its address without the language. */
export const readLanguage = (
  address: URL,
  cookies: string | undefined,
): { readonly mode: LanguageMode; readonly address: URL } => {
  const named = readLanguageMode(address.searchParams.get(languageParameter))
  const plain = new URL(address)
  if (plain.searchParams.has(languageParameter)) plain.searchParams.delete(languageParameter)
  // Choices of before the portal had https, or before the name changed, still count.
  const kept = readCookie(cookies, hostPrefix + languageCookie) ?? readCookie(cookies, languageCookie)
  return { mode: named ?? readLanguageMode(kept) ?? 'both', address: plain }
}

/** What <html> says about the language; the browser's half reads it there. */
export const languageAttributes = (mode: LanguageMode): string =>
  `lang="${sentenceLanguage(mode)}" data-language="${mode}"`

/** The switch for browsers without JavaScript: keeps the choice and goes back to where it was made. */
export const registerLanguageSwitch = (app: FastifyInstance, publicUrl: string): void => {
  app.get<{ Params: { mode: string }; Querystring: { back?: unknown } }>('/language/:mode', (request, reply) => {
    const mode = readLanguageMode(request.params.mode)
    if (mode) {
      const choice = { name: languageCookie, value: mode, seconds: 365 * 86_400, forScripts: true }
      reply.header('set-cookie', writeCookie(publicUrl, choice))
    }
    return reply.header('cache-control', 'no-store').redirect(ownPlace(request.query.back) ?? '/', 303)
  })
}
