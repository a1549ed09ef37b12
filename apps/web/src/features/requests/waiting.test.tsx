// What the applicant reads of a request that stands still: for whom it waits, until when, and what happens afterwards.
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestTimeTexts } from '@khyanalt/domain/messages/request-time'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { NextStep } from './NextStep.tsx'
import type { OpenedRequest } from './queries.ts'
import { TimeFacts } from './TimeFacts.tsx'

const words = { ...requestCourseTexts.mn, ...requestTimeTexts.mn }

/** Shows the head of a request in a state, with its open invoice. */
const show = (state: 'payment' | 'returned' | 'review', invoice: { readonly receipt: string | null } | null) => {
  const running = state === 'review'
  const opened = {
    request: { expires_on: '2027-01-06', due_date: running ? '2026-12-14' : null, days_left: running ? null : 11 },
    invoice: invoice && { ...invoice, duedate: '2026-12-07' },
    certificate: null,
    outlook: { days: null, returned_for: [] },
  } as unknown as OpenedRequest
  const { container } = render(
    <MemoryRouter>
      <NextStep opened={opened} state={state} />
      <dl>
        <TimeFacts opened={opened} state={state} />
      </dl>
    </MemoryRouter>,
  )
  return container.textContent ?? ''
}

describe('a request that waits', () => {
  it('[REQ-FEE-06] [REQ-FEE-07] for a payment names the due date of the invoice, and in a sentence the day of closing', () => {
    const text = show('payment', { receipt: null })
    expect(text).toContain(`${words.payUntil}: 2026-12-07.`)
    expect(text).toContain(words.closesUnpaid.replace('{day}', '2027-01-06'))
    expect(text).toContain(words.pausedFor_payment.replace('{days}', '11'))
    expect(screen.queryByText('2027-01-06', { exact: true })).toBeNull()
  })

  it('[REQ-FEE-06] for the accountant, the applicant’s correction or the agency says so, and names no day to pay', () => {
    const texts = [show('payment', { receipt: 'tmp.pdf' }), show('returned', null), show('review', null)]
    const sentences = [
      words.pausedFor_confirmation.replace('{days}', '11'),
      words.pausedFor_correction.replace('{days}', '11'),
      words.runsFor,
    ]
    for (const [place, text] of texts.entries()) {
      expect(sentences.map(sentence => text.includes(sentence))).toEqual(sentences.map((_, other) => other === place))
      expect(text).not.toContain(words.payUntil)
    }
  })
})
