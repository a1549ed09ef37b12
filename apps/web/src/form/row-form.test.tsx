// A new row of a table: it is added whole or not at all.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormRenderer } from './FormRenderer.tsx'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore } from './form-store.ts'

const t = formTexts.mn

it('[REQ-FORM-07] a row with a wrong cell is not added and asks to be completed, and is added once it is right', async () => {
  const rows = [{ fields: [field('text', 'part', { required: true }), field('number', 'count')] }]
  const store = createFormStore({ form: buildForm([section(field('table', 'items', { rows }))]), facts, answers: {} })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
    </QueryClientProvider>,
  )
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } })
  const add = () => fireEvent.click(screen.getByRole('button', { name: t.rowAdd }))
  const refused = async (cell: string) => {
    add()
    expect((await screen.findByText('Мэдээллээ гүйцэт бөглөнө үү', { selector: '[role=alert]' })).textContent).toBe(
      t.rowIncomplete,
    )
    expect(store.readAnswers().items ?? []).toEqual([])
    const wrong = screen.getByRole('textbox', { name: new RegExp(`^${cell}`) })
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
  }
  type('count', '2')
  await refused('part')
  type('part', 'Хоолой')
  type('count', 'хоёр')
  await refused('count')
  type('count', '2')
  add()
  expect(store.readAnswers().items).toMatchObject([{ part: 'Хоолой', count: '2' }])
  expect(screen.queryByText(t.rowIncomplete, { selector: '[role=alert]' })).toBeNull()
})
