import type { Category } from '@khyanalt/contract/catalogue'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../language/language.tsx'
import { CategoryTile } from './CategoryTile.tsx'

const category: Category = {
  id: 14,
  code: '45',
  data: { icon: { url: '' }, _name: { mn: 'Тэсрэх бодис', en: 'Explosives' } },
  folder: false,
  children: [],
}

it('[REQ-HOME-02] takes the place and the key of the category along to the services, beside an address that works alone', async () => {
  const tile = <CategoryTile category={category} index={3} count={5} base="/services" />
  const router = createMemoryRouter([
    { path: '/', element: tile },
    { path: '/services', element: null },
  ])
  render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  fireEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/services'))
  const { pathname, search, state } = router.state.location
  expect([pathname + search, state]).toEqual(['/services?category=14', { index: 3, key: 14 }])
})
