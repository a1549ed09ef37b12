// What route loaders are handed, in the browser and on the server alike.
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { errorCodes } from '@khyanalt/domain/error-codes'
import { QueryClient } from '@tanstack/react-query'
import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { CallApi } from './client.ts'

export type Loading = { readonly client: QueryClient; readonly call: CallApi }
export const loadingContext = createContext<Loading>()

/** What a public screen reads beside the query cache: why its main thing could not be loaded. */
export type Loaded = { readonly refusal: string | null }

/** A loader that fills the query cache; a refusal becomes the page's status code and is shown by the screen. */
export const loader =
  (fill: (loading: Loading, args: LoaderFunctionArgs) => Promise<unknown>) => async (args: LoaderFunctionArgs) => {
    try {
      await fill(args.context.get(loadingContext), args)
      return data<Loaded>({ refusal: null })
    } catch (error) {
      const code = (error as { code?: unknown }).code
      const refusal = typeof code === 'string' ? code : 'internal'
      return data<Loaded>({ refusal }, { status: errorCodes[refusal as ErrorCode]?.status ?? 500 })
    }
  }

/** A query cache with the manners of the portal: no storm of retries, no refetch of what just arrived. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && (error as { code?: unknown }).code === 'network',
      },
    },
  })
