// Calls past the screens: to begin a journey in the middle, and to see what the server really keeps.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { failureSchema } from '@khyanalt/contract/envelope'
import { type APIResponse, expect, type Page } from '@playwright/test'

/** Asks as the person who is signed in on the page, or with another token. */
export const ask = async <C extends Call>(
  page: Page,
  call: C,
  input: InputOf<C>,
  token?: string,
): Promise<OutputOf<C>> => {
  const response = await send(page, call, input, token)
  expect(response.ok(), `${call.name}: ${await response.text()}`).toBe(true)
  return call.output.parse(await response.json()) as OutputOf<C>
}

/** The same, or null where it is refused. */
export const askIfAllowed = async <C extends Call>(
  page: Page,
  call: C,
  input: InputOf<C>,
  token?: string,
): Promise<OutputOf<C> | null> => {
  const response = await send(page, call, input, token)
  return response.ok() ? (call.output.parse(await response.json()) as OutputOf<C>) : null
}

/** Asks what must be refused; answers status and code. */
export const askInVain = async <C extends Call>(page: Page, call: C, input: InputOf<C>) => {
  const response = await send(page, call, input)
  return { status: response.status(), code: failureSchema.parse(await response.json()).code }
}

/** The path of a call with what its input fills into it. */
export const pathOf = (call: Call, values: Readonly<Record<string, string>>): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

const send = async (page: Page, call: Call, input: unknown, token?: string): Promise<APIResponse> => {
  const bearer = token ?? (await page.evaluate("localStorage.getItem('khyanalt.token')"))
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const values = input as Record<string, string>
  const path = pathOf(call, values)
  return call.method === 'GET'
    ? page.request.get(`/api${path}`, { headers, params: values })
    : page.request.post(`/api${path}`, { headers, data: values })
}

/** Uploads a PDF through a call that takes one; its name. */
export const uploadPast = async (page: Page, call: Call, buffer: Buffer): Promise<string> => {
  const bearer = await page.evaluate("localStorage.getItem('khyanalt.token')")
  const response = await page.request.post(`/api${call.path}`, {
    headers: { authorization: `Bearer ${bearer}` },
    multipart: { file: { name: 'баримт.pdf', mimeType: 'application/pdf', buffer } },
  })
  expect(response.ok(), `${call.name}: ${await response.text()}`).toBe(true)
  return String((await response.json()).filename)
}
