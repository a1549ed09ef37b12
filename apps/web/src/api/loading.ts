// How route loaders of public pages load, in the browser and on the server alike. Public screens read what their loader
// answered; the query library comes only with the signed-in areas.
import { createContext, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import type { CallApi } from './client.ts'

/** The caller that loaders use. */
export const callContext = createContext<CallApi>()

/** Why a page could not be loaded; the server turns the code into the status of its answer. */
export type Fault = { readonly code: string; readonly message: string | null; readonly messageEn: string | null }
export type Loaded<D> = { readonly data: D; readonly fault: null } | { readonly data: null; readonly fault: Fault }

/** Thrown by a loader for an address that names nothing. */
export const missing = (code: 'not_found' | 'service_not_found' = 'not_found'): Error =>
  Object.assign(new Error(code), { code })

/** A loader that never throws but redirects: a refusal is shown by the screen, with what it says. */
export const loader =
  <D>(load: (call: CallApi, args: LoaderFunctionArgs) => Promise<D>) =>
  async (args: LoaderFunctionArgs): Promise<Loaded<D>> => {
    try {
      return { data: await load(args.context.get(callContext), args), fault: null }
    } catch (error) {
      if (error instanceof Response) throw error
      // In the browser an ApiError, on the server the refusal itself; either says why in both languages.
      const { code, message, messageEn } = error as { code?: unknown; message?: string; messageEn?: unknown }
      const told = typeof messageEn === 'string'
      return {
        data: null,
        fault: {
          code: typeof code === 'string' ? code : 'internal',
          message: told ? (message ?? null) : null,
          messageEn: told ? messageEn : null,
        },
      }
    }
  }

/** What the loader of the screen answered, with a way to try again and the fault in the language of the screen. */
export const useLoaded = <L extends (args: LoaderFunctionArgs) => Promise<Loaded<unknown>>>() => {
  const loaded = useLoaderData() as Awaited<ReturnType<L>>
  const { ui } = useLanguage()
  const { revalidate, state } = useRevalidator()
  const faultText = loaded.fault && (ui === 'en' ? loaded.fault.messageEn : loaded.fault.message)
  return { ...loaded, faultText, retry: () => void revalidate(), retrying: state === 'loading' }
}
