import type { Service } from '@khyanalt/contract/catalogue'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { LanguageProvider } from '../../language/language.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'

afterEach(cleanup)

const service = {
  name_mn: 'Усны шинжилгээ',
  name_en: 'Water analysis',
  categories: [],
  clienttype: ['CITIZEN'],
  type: 'NEW',
  time: { mn: '7 хоног', en: '7 days' },
  price: null,
  temporary_disable: 0,
} as unknown as Service

const titles = (mode: 'both' | 'mn' | 'en') => {
  const element = (
    <ServiceDetail service={service} take={null}>
      {null}
    </ServiceDetail>
  )
  render(
    <LanguageProvider fixed={mode}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </LanguageProvider>,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  const other = heading.nextElementSibling
  cleanup()
  return [heading.lang, heading.textContent, other?.getAttribute('lang'), other?.textContent]
}

it('[REQ-SVC-01] shows both names, that of the language being read first', () => {
  const mongolianFirst = ['mn', 'Усны шинжилгээ', 'en', 'Water analysis']
  expect([titles('both'), titles('mn')]).toEqual([mongolianFirst, mongolianFirst])
  expect(titles('en')).toEqual(['en', 'Water analysis', 'mn', 'Усны шинжилгээ'])
})
