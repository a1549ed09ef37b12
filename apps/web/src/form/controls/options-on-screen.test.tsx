// A list that comes in the order of Mongolian is shown in the order of the language that is read.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { LanguageProvider } from '../../language/language.tsx'
import { FormRenderer } from '../FormRenderer.tsx'
import { buildForm, facts, field, section } from '../form-fixture.ts'
import { createFormStore } from '../form-store.ts'

let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/llist/country', { json: { result: 'success', data: options } })
})
afterEach(() => {
  cleanup()
  server.close()
})

const display = (language: string) => new Intl.DisplayNames([language], { type: 'region' })
const codes = 'AD AE AF AL AM AR AT AU AZ BE BR CA CN DE DK EE ES FI FR GB'.split(' ')
/** As the agency keeps them, in the order of Mongolian. */
const options = codes
  .map(value => ({ value, label: { mn: display('mn').of(value) ?? '', en: display('en').of(value) ?? '' } }))
  .toSorted((a, b) => new Intl.Collator('mn').compare(a.label.mn, b.label.mn))
const names = options.map(({ label }) => label.mn)
const english = options.map(({ label }) => label.en)

it('[REQ-LABEL-05] a choice on screen has its options in the order of the language that is read', async () => {
  const store = createFormStore({
    form: buildForm([section(field('select', 'country', { library: 'country' }))]),
    facts,
    answers: {},
    open: null,
  })
  const labels = async (mode: 'mn' | 'en') => {
    render(
      <LanguageProvider fixed={mode}>
        <QueryClientProvider client={new QueryClient()}>
          <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
        </QueryClientProvider>
      </LanguageProvider>,
    )
    const box = await screen.findByRole('combobox')
    await waitFor(() => expect(box.querySelectorAll('option').length).toBeGreaterThan(12))
    const shown = [...box.querySelectorAll('option')]
      .map(({ textContent }) => textContent)
      .filter(text => english.includes(text) || names.includes(text))
    cleanup()
    return shown
  }
  expect(await labels('mn')).toEqual(names)
  expect(await labels('en')).toEqual(english.toSorted(new Intl.Collator('en').compare))
})
