// What a returned request says first: the remarks of the latest round, or that none came.
import type { Remark } from '@khyanalt/contract/requests'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildForm, facts, field, section } from '../../form/form-fixture.ts'
import { createFormStore } from '../../form/form-store.ts'
import { ReturnedBanner } from './ReturnedBanner.tsx'

const show = (remarks: readonly Remark[]) => {
  const store = createFormStore({ form: buildForm([section(field('text', 'place'))]), facts, answers: {} })
  const banner = { store, remarks, previous: { place: 'Баянгол' }, lastDay: '2026-12-24', onOpen: () => undefined }
  const { container, unmount } = render(<ReturnedBanner {...banner} />)
  const text = container.textContent ?? ''
  const items = screen.queryAllByRole('listitem').map(item => within(item).getByRole('paragraph').textContent)
  unmount()
  return { text, items }
}

it('[REQ-STATUS-16] [CON-069] a returned request shows every remark of the latest round, or that none came', () => {
  const remarks = [
    { title: 'Хаяг', comment: 'Хаягаа тодруулна уу', path: 'place' },
    { title: 'Хүсэлт', comment: 'Гарын үсэг алга' },
  ] as readonly Remark[]
  const returned = show(remarks)
  expect(returned.items).toEqual(['Хаягаа тодруулна уу', 'Гарын үсэг алга'])
  for (const { title } of remarks) expect(returned.text).toContain(title)
  expect(returned.text).not.toContain('Тайлбар ирээгүй байна')
  const silent = show([])
  expect(silent.items).toEqual([])
  expect(silent.text).toContain('Тайлбар ирээгүй байна')
})
