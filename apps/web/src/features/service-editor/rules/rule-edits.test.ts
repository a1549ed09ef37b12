import { describe, expect, it } from 'vitest'
import { shownWhen, withCheck, withCondition, withoutRule } from './rule-edits.ts'

const place = 'sections/0/rows/0/fields/0'
const bodyOf = (field: object, step: object = {}) => ({
  sections: [{ rows: [{ fields: [{ type: 'text', name: 'a', ...field }] }], ...step }],
})
const show = { field: 'c', in: ['x'] }

describe('[REQ-SENTENCE-04] when a question is shown', () => {
  it('is said by one rule, whichever attributes said it before', () => {
    expect(shownWhen({ yesnofield: 'b' })).toEqual({ field: 'b', in: ['yes'] })
    expect(shownWhen({ yesnofield: 'b', yesnovalue: 1, when: { show } })).toEqual({
      all: [{ field: 'b', in: [1] }, show],
    })
    expect(shownWhen({ yesnofield: 'b', when: { show: { all: [show, show] } } })).toEqual({
      all: [{ field: 'b', in: ['yes'] }, show, show],
    })
    expect(shownWhen({ when: { show } })).toEqual(show)
    expect(shownWhen({})).toBeUndefined()
    const edited = withCondition(bodyOf({ yesnofield: 'b', yesnovalue: ['y'] }), place, 'show', show)
    expect(edited).toEqual(bodyOf({ when: { show } }))
  })

  it('leaves a sample text the question that picks it', () => {
    const sample = { type: 'text_template', yesnofield: 'b' }
    expect(shownWhen(sample)).toBeUndefined()
    expect(withCondition(bodyOf(sample), place, 'show', show)).toEqual(bodyOf({ ...sample, when: { show } }))
  })
})

describe('[REQ-SENTENCE-04] a rule that is taken away', () => {
  it('leaves nothing of itself, and every other rule as it was', () => {
    const require = { field: 'd', filled: true }
    const both = bodyOf({ when: { show, require } })
    expect(withoutRule(both, `${place}/when/show`)).toEqual(bodyOf({ when: { require } }))
    expect(withoutRule(bodyOf({ when: { show } }), `${place}/when/show`)).toEqual(bodyOf({}))
    expect(withoutRule(bodyOf({ yesnofield: 'b', yesnovalue: 'x' }), `${place}/when/show`)).toEqual(bodyOf({}))
    expect(withoutRule(bodyOf({ calculate: 1 }), `${place}/calculate`)).toEqual(bodyOf({}))
    const [one, other] = [{ that: true }, { that: false }]
    const checked = bodyOf({}, { checks: [one, other] })
    expect(withoutRule(checked, 'sections/0/checks/0')).toEqual(bodyOf({}, { checks: [other] }))
    expect(withoutRule(bodyOf({}, { checks: [one] }), 'sections/0/checks/0')).toEqual(bodyOf({}))
    expect(withoutRule(bodyOf({}, { required_one: ['a'] }), 'sections/0/required_one')).toEqual(bodyOf({}))
    expect(withoutRule({ checks: [one], ...bodyOf({}) }, 'checks/0')).toEqual(bodyOf({}))
  })

  it('is put in its place or behind the others', () => {
    const [one, other] = [{ that: true }, { that: false }]
    const first = withCheck(bodyOf({}), 'sections/0/checks', null, one)
    expect(first).toEqual(bodyOf({}, { checks: [one] }))
    expect(withCheck(first, 'sections/0/checks', null, other)).toEqual(bodyOf({}, { checks: [one, other] }))
    expect(withCheck(first, 'sections/0/checks', 0, other)).toEqual(bodyOf({}, { checks: [other] }))
  })
})
