import type { SignedInUser } from '@khyanalt/contract/auth'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { signInAgainTexts } from '@khyanalt/domain/messages/sign-in-again'
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { getToken, markExpired, readSession, storeSession } from '../../api/session.ts'
import { SignInAgain } from './SignInAgain.tsx'

configure({ asyncUtilTimeout: 20_000 })

const Place = () => <output>{useLocation().pathname}</output>

it('[REQ-SESS-02] whoever leaves the dialog of an ended session is forgotten and finds home', async () => {
  const user = { id: 'u1', login_type: 'client', grants: [], companies: [], register_number: 'УБ85010112' }
  storeSession('t1', user as unknown as SignedInUser)
  markExpired('t1')
  render(
    <MemoryRouter initialEntries={['/dashboard/list']}>
      <SignInAgain />
      <Place />
    </MemoryRouter>,
  )
  const dialog = await screen.findByRole('dialog', { name: shellTexts.mn.againTitle })
  expect(dialog.textContent).toContain(signInAgainTexts.mn.againText)
  expect([getToken(), screen.getByText('/dashboard/list')]).toEqual(['t1', expect.anything()])
  act(() => fireEvent.click(screen.getByRole('button', { name: signInAgainTexts.mn.againLeave })))
  expect(readSession()).toMatchObject({ status: 'signed-out', user: null })
  expect([getToken(), localStorage.length]).toEqual([null, 0])
  expect(screen.getByText('/')).not.toBeNull()
})
