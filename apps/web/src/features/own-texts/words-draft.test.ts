import { ownTexts, shippedWords } from '@khyanalt/domain/own-texts/own-texts'
import { describe, expect, it } from 'vitest'
import { draftOf, draftProblems, insertAt, readDraft } from './words-draft.ts'

const text = ownTexts.request_return
const typed = (mn: string) => ({ ...draftOf(text, null), sentence: { mn, en: 'Request {Number} was returned.' } })

describe('words while they are typed', () => {
  it('[REQ-DESIGN-06] show variables by their names and come back as they were kept, for every message', () => {
    expect(draftOf(text, null).sentence?.mn).toContain('{Дугаар}')
    expect(draftOf(text, null).sentence?.en).toContain('{Number}')
    for (const [name, each] of Object.entries(ownTexts)) {
      expect(readDraft(each, draftOf(each, null)), name).toEqual(shippedWords(each))
      expect(JSON.stringify(draftOf(each, null)), name).not.toMatch(/\{[a-z_]+\}/)
    }
  })

  it('[REQ-DESIGN-07] tell faults where they stand in what was typed', () => {
    expect(draftProblems(text, typed('{Дугаар} буцлаа {Нэрс}'))).toEqual([
      { code: 'variable_unknown', path: 'sentence/mn', params: { name: 'Нэрс', n: 17 } },
    ])
    expect(draftProblems(text, typed('{Дугаар} буцлаа {'))).toEqual([
      { code: 'brace_alone', path: 'sentence/mn', params: { n: 17 } },
    ])
    expect(draftProblems(text, typed('{дугаар} буцлаа'))).toEqual([])
  })

  it('[REQ-DESIGN-06] take a variable where the cursor stands, in the place of what is selected', () => {
    expect(insertAt('Хүсэлт буцлаа', { from: 7, to: 7 }, 'Дугаар')).toEqual({
      text: 'Хүсэлт {Дугаар}буцлаа',
      cursor: 15,
    })
    expect(insertAt('Хүсэлт буцлаа', { from: 0, to: 6 }, 'Дугаар').text).toBe('{Дугаар} буцлаа')
  })
})
