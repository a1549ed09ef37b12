import { describe, expect, it } from 'vitest'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore } from './form-store.ts'

const machines = field('table', 'machines', {
  rows: [{ fields: [field('yesno', 'old'), field('text', 'serial', { yesnofield: 'old', yesnovalue: 'yes' })] }],
})
const form = buildForm([
  section(
    field('yesno', 'has_license'),
    field('text', 'license', { yesnofield: 'has_license', required: true }),
    field('text', 'note'),
    machines,
  ),
])

/** Counts how often each path is woken. */
const watch = (store: ReturnType<typeof createFormStore>, paths: readonly string[]) => {
  const woken: string[] = []
  for (const path of paths) {
    store.view(path)
    store.subscribe(path, () => woken.push(path))
  }
  return woken
}

describe('the form store', () => {
  it('wakes the typed field and its dependants only', () => {
    const store = createFormStore({ form, facts, answers: {} })
    const woken = watch(store, ['has_license', 'license', 'note'])
    store.setValue('has_license', 'yes')
    expect(woken).toEqual(['has_license', 'license'])
    expect(store.view('license').state).toMatchObject({ visible: true, required: true })
  })

  it('keeps rows independent: a cell wakes itself and the cells of its row that depend on it', () => {
    const answers = {
      machines: [
        { _id: 'a', old: 'no' },
        { _id: 'b', old: 'no' },
      ],
    }
    const store = createFormStore({ form, facts, answers })
    const woken = watch(store, [
      'machines',
      'machines/a/old',
      'machines/a/serial',
      'machines/b/old',
      'machines/b/serial',
    ])
    store.setValue('machines/a/old', 'yes')
    expect(woken).toEqual(['machines/a/old', 'machines/a/serial'])
    expect(store.readAnswers().machines).toEqual([
      { _id: 'a', old: 'yes' },
      { _id: 'b', old: 'no' },
    ])
  })

  it('[REQ-DERIVED-01] [REQ-DERIVED-02] shows in locked fields what the definition says, and keeps what was typed for the draft', () => {
    const kinds = [{ value: 'a', label: { mn: 'А', en: 'A' }, data: { rate: '2.5' } }]
    const locking = buildForm([
      section(
        field('autoselect', 'kind', { options: kinds, autofields: ['rate'] }),
        field('autofill', 'rate', { disabled: true }),
        field('yesno', 'has_note'),
        field('text', 'note', { when: { enable: { field: 'has_note', in: ['yes'] } } }),
      ),
    ])
    const store = createFormStore({ form: locking, facts, answers: { rate: '0', has_note: 'yes' } })
    expect(store.view('rate').value).toBeUndefined()
    const woken = watch(store, ['kind', 'rate', 'note'])
    store.setValue('kind', 'a')
    expect(woken).toEqual(['kind', 'rate'])
    expect(store.view('rate').value).toBe('2.5')
    store.setValue('note', 'тайлбар ')
    store.setValue('has_note', 'no')
    expect(store.view('note')).toMatchObject({ value: undefined, state: { enabled: false } })
    expect(store.readAnswers()).toEqual({ kind: 'a', rate: '2.5', has_note: 'no' })
    expect(store.readTyped()).toMatchObject({ note: 'тайлбар ' })
    store.setValue('has_note', 'yes')
    expect(store.view('note').value).toBe('тайлбар ')
  })

  it('[REQ-VALUE-01] asks what a number asks however it is spelled, and leaves it as it is typed', () => {
    const asking = buildForm([
      section(
        field('number', 'power'),
        field('text', 'proof', { when: { require: { field: 'power', atLeast: 100 } } }),
      ),
    ])
    const store = createFormStore({ form: asking, facts, answers: {} })
    for (const power of ['150 ', '\u00a0150', '150.0', '1,150']) {
      store.setValue('power', power)
      expect([power, store.view('power').value, store.view('proof').state.required]).toEqual([power, power, true])
    }
    store.setValue('power', '15 0')
    expect(store.view('proof').state.required).toBe(false)
  })

  it('shows problems of a field once it was judged, and takes them back while it is corrected', () => {
    const store = createFormStore({ form, facts, answers: { has_license: 'yes' } })
    expect(store.view('license').problems).toEqual([])
    expect(store.judgeStep(0).map(({ path }) => path)).toEqual(['license'])
    expect(store.view('license').problems[0]?.code).toBe('required')
    store.setValue('license', 'АБ 12')
    expect(store.view('license').problems).toEqual([])
  })

  it('keeps the row of an add form beside the answers until it is added', () => {
    const store = createFormStore({ form, facts, answers: {} })
    store.setValue('machines/temp_new/old', 'yes')
    expect(store.readAnswers().machines).toBeUndefined()
    expect(store.view('machines/temp_new/serial').state.visible).toBe(true)
    store.addRow('machines', { ...store.readPendingRow('machines'), _id: 'r1' })
    store.clearPendingRow('machines')
    expect(store.readAnswers().machines).toEqual([{ _id: 'r1', old: 'yes' }])
    expect(store.view('machines/temp_new/old').value).toBeUndefined()
  })

  it('opens only remarked fields of a returned request until a person unlocks another with its dependants', () => {
    const store = createFormStore({ form, facts, answers: {}, open: new Set(['note']) })
    expect([store.view('note').locked, store.view('has_license').locked]).toEqual([false, true])
    store.unlock('has_license')
    expect([store.view('has_license').locked, store.view('license').locked]).toEqual([false, false])
  })

  it('shows a problem only the server found until the field changes', () => {
    const store = createFormStore({ form, facts, answers: { note: 'тэмдэглэл' } })
    store.takeProblems([{ code: 'file_not_uploaded', path: 'note' }])
    expect(store.view('note').problems[0]?.code).toBe('file_not_uploaded')
    store.setValue('note', 'өөр')
    expect(store.view('note').problems).toEqual([])
  })

  it('[REQ-FORM-13] judges the fields of a yes with a tool anew whenever it is answered', () => {
    const store = createFormStore({
      form: buildForm([
        section(
          field('yesno', 'has_tools', { hastool: true, tool_fields: ['gear'] }),
          field('additional_clothing', 'gear', { required: true }),
          field('text', 'reason', { yesnofield: 'has_tools', yesnovalue: 'no', required: true }),
        ),
      ]),
      facts,
      answers: { has_tools: 'yes' },
    })
    const problems = () => ['gear', 'reason'].map(path => store.view(path).problems.map(({ code }) => code))
    expect(store.judgeStep(0).map(({ path }) => path)).toEqual(['gear'])
    expect(problems()).toEqual([['required_table'], []])
    const woken = watch(store, ['gear', 'reason'])
    store.setValue('has_tools', 'no')
    expect(woken.toSorted()).toEqual(['gear', 'reason'])
    expect(problems()).toEqual([[], ['required']])
    expect(store.judgeStep(0).map(({ path }) => path)).toEqual(['reason'])
    store.setValue('has_tools', 'yes')
    expect(problems()).toEqual([['required_table'], []])
  })
})
