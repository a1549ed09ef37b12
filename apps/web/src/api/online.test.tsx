import { getCategories } from '@khyanalt/contract/catalogue'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hangUp, openAnsweringServer } from '../../test/answering-server.ts'
import { callApi } from './client.ts'
import { useIsOnline } from './online.ts'

it('[REQ-PHONE-02] the server is out of reach from a call without an answer on, until one is answered, even with a refusal', async () => {
  const server = await openAnsweringServer()
  try {
    const { result } = renderHook(useIsOnline)
    expect(result.current).toBe(true)
    server.answer('/api/getcategories', hangUp)
    await act(() => callApi(getCategories, {}).catch(() => undefined))
    expect(result.current).toBe(false)
    server.answer('/api/getcategories', { status: 500, json: { result: 'error', code: 'internal', message: '' } })
    await act(() => callApi(getCategories, {}).catch(() => undefined))
    expect(result.current).toBe(true)
  } finally {
    await server.close()
  }
})
