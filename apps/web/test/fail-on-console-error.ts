// What React, a screen or the page itself complains of in the console is a defect: the test that caused it fails.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { takeComplaints } from './page-console.ts'

const complaints: MockInstance[] = []
beforeEach(() => {
  complaints.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'))
})

afterEach(() => {
  cleanup()
  const calls = complaints.flatMap(complaint => complaint.mock.calls)
  for (const complaint of complaints.splice(0)) complaint.mockRestore()
  expect(calls, 'the console was told of something').toEqual([])
  expect(takeComplaints(), 'the page told of calls that failed').toEqual([])
})
