// What React or a screen complains of in the console is a defect: the test that caused it fails.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const { calls } = complaints.mock
  complaints.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
