import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCustomers } from './use-customers.ts'

afterEach(() => vi.useRealTimers())

it('[REQ-CREATE-07] asks for customers 300 milliseconds after the last key, and not before', () => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender, unmount } = renderHook(({ typed }) => useCustomers('COMPANY', typed), {
    wrapper,
    initialProps: { typed: '' },
  })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  for (const typed of ['501234', '5012345', '50123456']) {
    rerender({ typed })
    pass(299)
    expect(result.current.searching, typed).toBe(false)
  }
  pass(1)
  expect(result.current.searching).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(1)
  unmount()
})
