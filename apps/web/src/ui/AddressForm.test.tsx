import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { AddressForm } from './AddressForm.tsx'

const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

it('[REQ-FIDELITY-05] leaves no trace of empty fields in the address, and those of an earlier search go', async () => {
  const screenOf = (action?: string) => (
    <>
      <AddressForm {...(action ? { action } : {})}>
        <input name="reqnumber" aria-label="number" />
        <input name="status" aria-label="status" defaultValue="PROCESSING" />
        <input name="category" aria-label="category" defaultValue="  " />
        <button type="submit">go</button>
      </AddressForm>
      <Place />
    </>
  )
  const routes = [
    { path: '/list', element: screenOf() },
    { path: '/posts', element: <Place /> },
    { path: '/elsewhere', element: screenOf('/posts') },
  ]
  const first = createMemoryRouter(routes, { initialEntries: ['/list?reqnumber=R26&category=1&page=4'] })
  const { unmount } = render(<RouterProvider router={first} />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/list?status=PROCESSING'))
  unmount()

  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/elsewhere'] })} />)
  fireEvent.change(screen.getByLabelText('number'), { target: { value: ' R260000001 ' } })
  fireEvent.change(screen.getByLabelText('status'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/posts?reqnumber=R260000001'))
})
