import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FormRenderer } from './FormRenderer.tsx'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore } from './form-store.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const form = buildForm([
  section(
    field('select', 'state', {
      _title: { mn: 'Төлөв', en: 'State' },
      options: [
        { value: 'new', label: { mn: 'Шинэ', en: 'New' } },
        { value: 'used', label: { mn: 'Хуучин', en: 'Used' } },
      ],
    }),
    field('number', 'age', { _title: { mn: 'Нас', en: 'Age' } }),
    field('text', 'owner', {
      _title: { mn: 'Өмнөх эзэн', en: 'Previous owner' },
      when: { show: { any: [{ field: 'state', in: ['used'] }, { not: { field: 'age', atMost: 5 } }] } },
    }),
    field('text', 'reason', {
      _title: { mn: 'Шалтгаан', en: 'Reason' },
      when: { enable: { field: 'age', filled: true } },
    }),
    field('text', 'note', { _title: { mn: 'Тэмдэглэл', en: 'Note' } }),
  ),
])

const show = (answers: Record<string, unknown>, remarked?: string) => {
  const store = createFormStore({ form, facts, answers, open: remarked === undefined ? null : new Set([remarked]) })
  const remarks = new Map(remarked === undefined ? [] : [[remarked, [{ title: 'x', comment: 'Засна уу' }]]])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} surroundings={{ remarks, previous: null }} stepIndex={0} />
    </QueryClientProvider>,
  )
  return store
}

/** What stands under “Why?” of a field, line by line. */
const askWhy = async (title: string) => {
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name: `${title}: яагаад ингэж байгааг харах` })
    // Until the popover has been fetched, its button stands there alone.
    expect(found.getAttribute('aria-haspopup')).toBe('dialog')
    return found
  })
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Яагаад?' })
  await waitFor(() => expect(lines(dialog)).not.toEqual([]))
  return lines(dialog)
}
const lines = (place: HTMLElement) =>
  [...place.querySelectorAll('p, li')].map(element => element.firstChild?.textContent ?? '')

describe('who asks why', () => {
  it('reads of a hidden question the rule and the answers that hide it, as they are now', async () => {
    const store = show({ state: 'new', age: '3' })
    expect(screen.queryByText('Өмнөх эзэн')).toBeNull()
    const details = screen.getByText('Одоогоор харагдахгүй байгаа асуултууд').closest('details')
    act(() => {
      if (details) details.open = true
      details?.dispatchEvent(new Event('toggle'))
    })
    const hidden = await screen.findByText('Өмнөх эзэн')
    expect(lines(hidden.parentElement ?? hidden)).toEqual([
      'Дараах нөхцөлд харагдана:',
      'дараах нөхцөлийн аль нэг нь биелсэн бол:',
      '“Төлөв” гэсэнд “Хуучин” гэж хариулсан бол',
      'дараах нөхцөл биелээгүй бол:',
      '“Нас” нь “5” буюу түүнээс доош бол',
      'Таны одоогийн хариулт:',
      'Төлөв: Шинэ',
      'Нас: 3',
    ])
    act(() => store.setValue('state', 'used'))
    expect(within(details as HTMLElement).getByText('Энэ алхмын бүх асуулт харагдаж байна.')).not.toBeNull()
  })

  it('reads of a closed field what opens it', async () => {
    show({ state: 'new' })
    expect(await askWhy('Шалтгаан')).toEqual([
      'Энэ талбар хаалттай байна.',
      'Дараах нөхцөлд нээгдэнэ:',
      '“Нас” гэснийг бөглөсөн бол',
      'Таны одоогийн хариулт:',
      'Нас: –',
    ])
  })

  it('reads of a field closed by a return which fields the reviewer remarked on', async () => {
    show({ state: 'new', age: '3', note: 'тийм' }, 'age')
    expect(await askWhy('Тэмдэглэл')).toEqual([
      'Хянагч энэ талбарт тайлбар бичээгүй тул хаалттай байна. Тайлбар бичсэн талбарууд:',
      'Нас',
    ])
  })
})
