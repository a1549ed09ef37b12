import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { HomePosts } from './HomePosts.tsx'

it('[REQ-HOME-01] [REQ-FIDELITY-12] shows all of the twenty newest posts, none of them folded away', async () => {
  const posts = Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    post_title: `Нийтлэл ${index + 1}`,
    post_title_en: null,
    post_cover: '/covers/a.svg',
    published_at: '2026-03-01T02:00:00.000Z',
  }))
  const route = { path: '/', element: <HomePosts />, hydrateFallbackElement: <p>…</p> }
  const router = createMemoryRouter([{ ...route, loader: () => ({ data: { posts } }) }])
  const { container } = render(<RouterProvider router={router} />)
  expect(await screen.findByText('Нийтлэл 20')).not.toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(container.querySelector('details')).toBeNull()
})
