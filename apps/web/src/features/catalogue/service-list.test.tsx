import type { OutputOf } from '@khyanalt/contract/call'
import type { getFormList } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { iconPaths } from '../../ui/icon-paths.ts'
import { ServiceList } from './ServiceList.tsx'

afterEach(cleanup)

type Card = OutputOf<typeof getFormList>['data'][number]
const card = (id: number, rest: object) =>
  ({
    ...{ id, slug: `service-${id}`, name_mn: `Үйлчилгээ ${id}`, name_en: `Service ${id}`, type: 'NEW' },
    ...{ clienttype: ['CITIZEN'], status: 1, temporary_disable: 0 },
    ...rest,
  }) as unknown as Card

it('[REQ-CAT-04] the arrow beside a form is lit for status 1, and dimmed, as a lock, for any other', () => {
  render(
    <MemoryRouter>
      <ServiceList services={[card(1, {}), card(2, { status: 0 }), card(3, { status: 2 })]} />
    </MemoryRouter>,
  )
  const drawn = screen.getAllByRole('link').map(link => ({
    lit: link.dataset.open !== undefined,
    icon: link.querySelector('svg path')?.getAttribute('d'),
    saysClosed: link.textContent?.includes(catalogueTexts.mn.closed),
  }))
  const closed = { lit: false, icon: iconPaths.lock, saysClosed: true }
  expect(drawn).toEqual([{ lit: true, icon: iconPaths.arrowRight, saysClosed: false }, closed, closed])
})
