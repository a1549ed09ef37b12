// What a start waits for: things that come up together with this process, or come back later.
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from './settings/environment-schema.ts'

const askEveryMs = 500
const tellEveryMs = 30_000

type Awaited = {
  /** The key that names it, and where it is, without a password. */
  readonly key: string
  readonly place: string
  readonly ask: () => Promise<unknown>
  /** Whether an error means that it may come back by itself; any other one is thrown. */
  readonly isAway: (error: unknown) => boolean
  readonly tell: (sentence: string) => void
}

/** Asks until there is an answer, and tells at once and every half a minute what is waited for. */
export const waitFor = async ({ key, place, ask, isAway, tell }: Awaited): Promise<void> => {
  let toldAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (!isAway(error)) throw error
      if (performance.now() - toldAt >= tellEveryMs) {
        toldAt = performance.now()
        tell(`${key}: ${place} does not answer yet (${reasonOf(error)}); waiting for it.`)
      }
    }
    await pause(askEveryMs)
  }
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

/** Host and port of an address, or its text where it is none; never its name and password. */
export const placeOf = (address: string): string => URL.parse(address)?.host || address

const namingKeys = [
  'SMTP_URL',
  'OIDC_ISSUER',
  'COMPANY_REGISTRY_URL',
  'TSA_URL',
  'CLAMD',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const satisfies readonly (keyof Environment)[]

/**
 * Tells which settings name a machine that no name server knows, at once and every half a minute until it is known.
 * People are served meanwhile: a mail server or an issuer that is away takes only a part of the portal with it.
 */
export const tellUnknownNames = async (
  settings: Readonly<Partial<Record<(typeof namingKeys)[number], string | undefined>>>,
  tell: (sentence: string) => void,
): Promise<void> => {
  let open = namingKeys.flatMap(key => {
    const host = URL.parse(settings[key] ?? '')?.hostname.replace(/^\[|\]$/g, '')
    return host && isIP(host) === 0 ? [{ key, host }] : []
  })
  while (open.length > 0) {
    const known = await Promise.all(open.map(({ host }) => lookup(host).then(() => true, isNotOfNames)))
    open = open.filter((_, place) => !known[place])
    for (const { key, host } of open) tell(`${key} names ${host}, which no name server knows.`)
    await pause(tellEveryMs, null, { ref: false })
  }
}

const isNotOfNames = (error: NodeJS.ErrnoException): boolean => error.code !== 'ENOTFOUND' && error.code !== 'EAI_AGAIN'
