import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusLater } from './focus-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('focus that follows a change of the screen', () => {
  it('moves after the pause, once', () => {
    const focus = vi.fn()
    focusLater(focus, 80)
    vi.advanceTimersByTime(79)
    expect(focus).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(focus).toHaveBeenCalledTimes(1)
  })

  it.each(['keyDown', 'pointerDown'] as const)('stays with whoever went on meanwhile (%s)', press => {
    const focus = vi.fn()
    focusLater(focus)
    fireEvent[press](document.body)
    vi.advanceTimersByTime(1_000)
    expect(focus).not.toHaveBeenCalled()
  })
})
