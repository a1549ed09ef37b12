import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RequestStatus } from './RequestStatus.tsx'

const shown = (code: number, category: 'INSPECTION' | 'FSI') => {
  const { container, unmount } = render(<RequestStatus code={code} category={category} />)
  const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone')
  const seen = { word: container.textContent, tone }
  unmount()
  return seen
}

it('[REQ-FIDELITY-06] a list of requests and food objects has one word and one colour for a state', () => {
  for (const code of [5000, 0, 1, 7, 998, 2000, 3000]) {
    const request = shown(code, 'INSPECTION')
    expect(request.tone, String(code)).toBeTruthy()
    expect(shown(code, 'FSI'), String(code)).toEqual(request)
  }
  expect(shown(2, 'FSI').word).toBe('Хянагдаж байна')
  // Registered is not approved, and suspended not expired: these are states of their own, in colours of their kind.
  for (const code of [1000, 4000]) {
    const [request, food] = [shown(code, 'INSPECTION'), shown(code, 'FSI')]
    expect([request.word === food.word, request.tone === food.tone]).toEqual([false, true])
  }
})
