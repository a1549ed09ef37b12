// What React or a screen complains of in the console is a defect: the test that caused it fails.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const complaints = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(complaints, 'console.error was called').toEqual([])
})
