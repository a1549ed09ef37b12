import { shellTexts } from '@khyanalt/domain/messages/shell'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { ownLazy } from './own-lazy.ts'

const Frame = () => (
  <>
    <header>Толгой</header>
    <Outlet />
  </>
)

const Screen = () => <p>Дэлгэц</p>
const Opening = () => <p>Нээж байна</p>

/** Opens a screen within a frame, whose fetching ends with this error. */
const openFailing = (error: Error) => {
  const fetchScreen = () => {
    throw error
  }
  const route: RouteObject = {
    Component: Frame,
    HydrateFallback: Opening,
    children: [{ path: '/', loader: fetchScreen, Component: Screen }],
  }
  render(<RouterProvider router={createMemoryRouter([ownLazy(route)])} />)
}

const ourFault = new RegExp(shellTexts.mn.brokenText.slice(0, shellTexts.mn.brokenText.indexOf('{')))

describe('a screen that fails', () => {
  it('[REQ-LOADCODE-03] leaves the frame around it, and says of a fault of ours that it is one', async () => {
    openFailing(new TypeError('x is undefined'))
    expect(await screen.findByText(ourFault)).toBeTruthy()
    expect(screen.getByRole('banner').textContent).toBe('Толгой')
    expect(screen.queryByText(/undefined/)).toBeNull()
  })

  it('[REQ-LOADCODE-03] says of a server that is not reached what the refusal says, and not that the fault is ours', async () => {
    const message = 'Сервертэй холбогдож чадсангүй.'
    openFailing(new ApiError({ code: 'network', status: 0, message, messageEn: 'The server was not reached.' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('banner').textContent).toBe('Толгой')
    expect(screen.queryByText(ourFault)).toBeNull()
  })
})
