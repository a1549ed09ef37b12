import type { Post } from '@khyanalt/contract/posts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PostText } from './PostText.tsx'

const video = (provider: string, id: string) =>
  `<figure data-video="${provider}" data-id="${id}" data-title="Хүсэлт илгээх"><a href="https://video.test/">Хүсэлт илгээх</a></figure>`

const post = (content: string, english: string | null = null): Post => ({
  ...{ id: 1, kind: 'video', post_title: 'Видео', post_cover: '/covers/tutorial-request.svg', except: 'Товч' },
  ...{ post_title_en: english && 'Video', except_en: english && 'Short', minutes: 1 },
  ...{ created_at: '2026-11-01T01:00:00Z', published_at: '2026-11-01T01:00:00Z', updated_at: '2026-11-01T01:00:00Z' },
  ...{ post_content: content, post_content_en: english, outline: { mn: [], en: [] } },
})

it.each([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])(
  '[REQ-PROD-18] plays a video of %s where it stands, and asks its host for nothing before',
  (provider, id, player) => {
    const { container } = render(<PostText post={post(`<p>а</p>${video(provider, id)}<p>б</p>`)} shown="mn" />)
    expect(container.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Хүсэлт илгээх' }))
    const frame = container.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(player)
    expect(frame?.title).toBe('Хүсэлт илгээх')
    expect(screen.queryByRole('link')).toBeNull()
  },
)

it('leaves the link of a video to the browser when it is to open elsewhere, and every other link always', () => {
  const content = `${video('youtube', 'dQw4w9WgXcQ')}${video('other', 'x')}<a href="/services">Үйлчилгээ</a>`
  const { container } = render(<PostText post={post(content)} shown="mn" />)
  const [known, unknown, plain] = screen.getAllByRole('link')
  for (const link of [unknown, plain]) expect(fireEvent.click(link as HTMLElement)).toBe(true)
  expect(fireEvent.click(known as HTMLElement, { ctrlKey: true })).toBe(true)
  expect(container.querySelector('iframe')).toBeNull()
})

it('offers the English version beneath the Mongolian one', () => {
  render(<PostText post={post('<h2>Эхлэл</h2>', '<h2>Beginning</h2>')} shown="mn" />)
  expect(screen.getByText('Read this post in English')).toBeDefined()
  expect(screen.getByText('Beginning').closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('Эхлэл').closest('[lang]')?.getAttribute('lang')).toBe('mn')
})
