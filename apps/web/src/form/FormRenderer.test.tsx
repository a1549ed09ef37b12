import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormRenderer } from './FormRenderer.tsx'
import { controlId } from './field-ids.ts'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { FormStoreContext, useField } from './use-form-store.ts'

afterEach(cleanup)

const form = buildForm([
  section(
    field('yesno', 'has_license', { required: true }),
    field('text', 'license', { yesnofield: 'has_license', required: true }),
    field('text', 'note'),
    field('phone', 'phone'),
  ),
])
const surroundings = { remarks: new Map(), previous: null }

const show = (store: FormStore, remarks = surroundings) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} surroundings={remarks} stepIndex={0} />
    </QueryClientProvider>,
  )

/** The control of a path, without the search for its label that takes long in a long form. */
const control = (path: string): HTMLElement => {
  const found = document.getElementById(controlId(path))
  if (found === null) throw new Error(`${path} is not on screen`)
  return found
}

/** Notes each of its renders. */
const Probe = ({ path, renders }: { readonly path: string; readonly renders: string[] }) => {
  renders.push(`${path}: ${useField(path).state.visible}`)
  return null
}

describe('a form on screen', () => {
  it('[REQ-FORMAT-11] gives each shape its keys, spells no numbers, and lets the browser fill in what a field names', () => {
    const shaped = buildForm([
      section(
        field('text', 'serial', { format: 'identifier' }),
        field('text', 'site', { format: 'web_address' }),
        field('text', 'owner', { autocomplete: 'organization' }),
        field('text', 'abroad', { format: 'international_phone' }),
        field('phone', 'mobile'),
        field('email', 'mail'),
        field('number', 'amount'),
        field('text', 'note'),
      ),
    ])
    show(createFormStore({ form: shaped, facts, answers: {} }))
    const told = (path: string) =>
      ['inputmode', 'spellcheck', 'autocapitalize', 'autocomplete'].map(name => control(path).getAttribute(name))
    expect(told('serial')).toEqual([null, 'false', 'characters', 'off'])
    expect(told('site')).toEqual(['url', 'false', 'none', 'off'])
    expect(told('owner')).toEqual([null, null, null, 'organization'])
    expect(told('abroad')).toEqual(['tel', 'false', null, 'off'])
    expect(told('mobile')).toEqual(['tel', null, null, 'tel-national'])
    expect(told('mail')).toEqual(['email', null, null, 'email'])
    expect(told('amount')).toEqual(['decimal', null, null, 'off'])
    expect(told('note')).toEqual([null, null, null, 'off'])
  })

  it('[REQ-FORMAT-07] [REQ-FORMAT-08] [CON-101] puts a typed phone into digits when the field is left, a foreign one with its code', () => {
    for (const [person, typed, kept] of [
      [{}, '+976 9911-2233', '99112233'],
      [{ user_type: 3 }, '+86 10 1234-5678', '861012345678'],
      [{ user_type: 1 }, '+86 10 1234-5678', '+861012345678'],
    ] as const) {
      const store = createFormStore({ form, facts: { ...facts, person }, answers: {} })
      show(store)
      const phone = control('phone')
      fireEvent.change(phone, { target: { value: typed } })
      fireEvent.blur(phone)
      expect(store.readAnswers().phone).toBe(kept)
      cleanup()
    }
  })

  it.each(['9911-2233', '70112233, 99112233'])('[CON-101] reads %s, which was stored before, as it is', stored => {
    const store = createFormStore({ form, facts, answers: { phone: stored }, open: new Set(['note']) })
    show(store)
    expect(screen.getByRole('group', { name: /^phone/ }).textContent).toContain(stored)
    expect(store.readTyped().phone).toBe(stored)
  })

  it('renders only the typed field and what depends on it again', () => {
    const store = createFormStore({ form, facts, answers: {} })
    const renders: string[] = []
    render(
      <FormStoreContext value={store}>
        <Probe path="has_license" renders={renders} />
        <Probe path="license" renders={renders} />
        <Probe path="note" renders={renders} />
      </FormStoreContext>,
    )
    renders.length = 0
    act(() => store.setValue('has_license', 'yes'))
    expect(renders).toEqual(['has_license: true', 'license: true'])
    renders.length = 0
    act(() => store.setValue('note', 'тэмдэглэл'))
    expect(renders).toEqual(['note: true'])
  })

  it('draws of a long form only the field that a key was pressed in, and what depends on it', () => {
    const fields = Array.from({ length: 98 }, (_, index) => field('text', `f${index}`, { validate_lang: 'en' }))
    const opened = field('text', 'opened', { yesnofield: 'gate' })
    const store = createFormStore({
      form: buildForm([section(field('yesno', 'gate'), ...fields, opened)]),
      facts,
      answers: { gate: 'yes' },
    })
    // Every frame asks for its remarks when it is drawn.
    const drawn: string[] = []
    const remarks = new (class extends Map<string, never> {
      override has(path: string) {
        drawn.push(path)
        return false
      }
    })()
    show(store, { remarks, previous: null })
    expect(drawn).toHaveLength(100)
    drawn.length = 0
    for (const letters of ['i', 'in', 'ins']) {
      fireEvent.change(control('f50'), { target: { value: letters } })
    }
    expect(drawn).toEqual(['f50', 'f50', 'f50'])
    drawn.length = 0
    fireEvent.click(control('gate-1'))
    expect(drawn).toEqual(['gate'])
    fireEvent.click(control('gate'))
    expect(drawn).toEqual(['gate', 'gate', 'opened'])
  })

  it('[REQ-FORM-12] shows a dependant field when its answer is given, and hides it again', () => {
    show(createFormStore({ form, facts, answers: {} }))
    expect(screen.queryByLabelText(/^license/)).toBeNull()
    fireEvent.click(screen.getByLabelText('Тийм'))
    expect(screen.getByLabelText(/^license/)).not.toBeNull()
    fireEvent.click(screen.getByLabelText('Үгүй'))
    expect(screen.queryByLabelText(/^license/)).toBeNull()
  })

  it('[REQ-FORM-12] shows, opens and requires a field by the list of answers to another', () => {
    const options = ['a', 'b', 'c'].map(value => ({ value, label: { mn: value, en: value } }))
    const when = (effect: string) => ({ when: { [effect]: { field: 'kind', in: ['a', 'b'] } } })
    const store = createFormStore({
      form: buildForm([
        section(
          field('select', 'kind', { options }),
          field('text', 'seen', when('show')),
          field('text', 'open', when('enable')),
          field('text', 'must', when('require')),
        ),
      ]),
      facts,
      answers: {},
    })
    const effects = ['a', 'b', 'c'].map(kind => {
      store.setValue('kind', kind)
      return [store.view('seen').state.visible, store.view('open').state.enabled, store.view('must').state.required]
    })
    expect(effects).toEqual([
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ])
  })

  it('ties a problem to its field, and the summary leads to it', () => {
    const store = createFormStore({ form, facts, answers: { has_license: 'yes' } })
    show(store)
    let problems = store.findProblems()
    act(() => {
      problems = store.judgeStep(0)
    })
    const input = screen.getByLabelText(/^license/)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id))
    expect(described.some(element => element?.textContent?.includes('license оруулна уу'))).toBe(true)

    render(<ErrorSummary problems={problems} store={store} attempt={1} />)
    expect(document.activeElement?.textContent).toBe('1 зүйлийг засна уу')
    fireEvent.click(screen.getByRole('link', { name: 'license: license оруулна уу' }))
    expect(document.activeElement).toBe(input)
    fireEvent.change(input, { target: { value: 'АБ-1' } })
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('judges a given value when the field is left, an empty one only on Next', () => {
    show(createFormStore({ form, facts, answers: {} }))
    const input = screen.getByLabelText(/^phone/)
    fireEvent.blur(input)
    expect(input.getAttribute('aria-invalid')).toBeNull()
    fireEvent.change(input, { target: { value: '99a' } })
    fireEvent.blur(input)
    expect(screen.getByText('Утасны дугаарыг зөвхөн цифрээр бичнэ үү')).not.toBeNull()
  })

  it('offers the right letters where Latin ones look the same', () => {
    const store = createFormStore({ form, facts, answers: {} })
    show(store)
    const input = screen.getByLabelText(/^note/) as HTMLInputElement
    // The second letter is a Latin B.
    fireEvent.change(input, { target: { value: 'УB85010112' } })
    fireEvent.blur(input)
    fireEvent.click(screen.getByRole('button', { name: '“УВ85010112” болгож засах' }))
    expect(input.value).toBe('УВ85010112')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('closes fields without a remark on a return, shows remark and earlier answer, and unlocks on demand', async () => {
    const answers = { has_license: 'no', note: 'шинэ', phone: '99112233' }
    const store = createFormStore({ form, facts, answers, open: new Set(['note']) })
    const remarks = new Map([['note', [{ title: 'note', comment: 'Дэлгэрэнгүй бичнэ үү' }]]])
    show(store, { remarks, previous: { note: 'хуучин' } } as unknown as typeof surroundings)
    expect(await screen.findByText('Дэлгэрэнгүй бичнэ үү')).not.toBeNull()
    expect(screen.getByText('хуучин')).not.toBeNull()
    expect(screen.getByLabelText(/^note/).tagName).toBe('INPUT')
    expect(screen.getByRole('group', { name: /^phone/ }).textContent).toContain('99112233')
    fireEvent.click(screen.getByRole('button', { name: 'Энэ талбарыг ч засах: phone' }))
    expect(screen.getByLabelText(/^phone/).tagName).toBe('INPUT')
  })
})
