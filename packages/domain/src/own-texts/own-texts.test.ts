import { describe, expect, it } from 'vitest'
import { ownTextTexts, variableNames } from '../messages/own-texts.ts'
import { notificationEvents } from '../notifications/notification-events.ts'
import { sampleParams } from '../notifications/sample-values.ts'
import { letterTexts } from './letter-texts.ts'
import { ownTexts, shippedWords, tidyWords, wordsProblems } from './own-texts.ts'
import { fillTemplate, plainWords, variablesIn, withNames, withoutNames } from './template.ts'

const returned = ownTexts.request_return
const words = (mn: string, en = 'Request {number} was returned.') => ({
  ...shippedWords(returned),
  sentence: { mn, en },
})
const codesOf = (mn: string) => wordsProblems(returned, words(mn)).map(({ code, path }) => `${code} ${path}`)

describe('texts that an administrator may word', () => {
  it('[REQ-DESIGN-06] has every notification, and takes its shipped words as they are', () => {
    expect(Object.keys(ownTexts)).toEqual([...Object.keys(notificationEvents), ...Object.keys(letterTexts)])
    for (const [name, text] of Object.entries(ownTexts))
      expect(wordsProblems(text, shippedWords(text)), name).toEqual([])
  })

  it('[REQ-DESIGN-06] names every variable in words of both languages, no two alike, and has a sample of it', () => {
    const used = new Set(Object.values(ownTexts).flatMap(({ parts }) => Object.values(parts).flatMap(p => p.variables)))
    for (const variable of used) {
      expect(Object.hasOwn(variableNames, variable), variable).toBe(true)
      expect(Object.hasOwn(sampleParams, variable), variable).toBe(true)
    }
    for (const language of ['mn', 'en'] as const) {
      const names = Object.values(variableNames).map(name => name[language].toLowerCase())
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each([
    ['nothing', '', ['text_empty sentence/mn']],
    ['a variable alone', ' {number} ', ['text_empty sentence/mn']],
    ['a variable of another message', '{company} буцаалаа.', ['variable_unknown sentence/mn']],
    ['a brace without its other', '{number} {буцаалаа.', ['brace_alone sentence/mn']],
    ['more than fits', `Буцаалаа ${'а'.repeat(600)}`, ['text_too_long sentence/mn']],
  ])('[REQ-DESIGN-07] refuses %s at its place', (_, mn, expected) => expect(codesOf(mn)).toEqual(expected))

  it('[REQ-DESIGN-07] tells where an unknown variable stands', () => {
    expect(wordsProblems(returned, words('Буцаалаа: {numbre}'))[0]?.params).toEqual({ name: 'numbre', n: 11 })
  })

  it('[REQ-DESIGN-07] keeps words of people out of subjects, and subjects as short as phones show them', () => {
    const { certificate_cancelled: cancelled } = ownTexts
    expect(cancelled.parts.sentence?.variables).toContain('reason')
    const long = { mn: `Гэрчилгээг хүчингүй болголоо: ${'а'.repeat(40)}`, en: 'Cancelled: {reason}' }
    expect(wordsProblems(cancelled, { ...shippedWords(cancelled), subject: long }).map(({ code }) => code)).toEqual([
      'subject_too_long',
      'variable_unknown',
    ])
  })

  it('[REQ-DESIGN-06] shows variables by their names and stores them by their keys, an unknown one as it was typed', () => {
    const nameOf = (name: string) => variableNames[name]?.mn
    const shown = withNames('{number} дугаартай, {odd}', nameOf)
    expect(shown).toBe(`{${variableNames.number?.mn}} дугаартай, {odd}`)
    expect(withoutNames(shown, ['number'], nameOf)).toBe('{number} дугаартай, {odd}')
    expect(withoutNames(shown.toUpperCase(), ['number'], nameOf)).toContain('{number}')
  })

  it('[REQ-DESIGN-08] fills words as they stand, whatever rules of grammar or marks of code they look like', () => {
    const odd = "It's '{number}' <b>{number}</b> #"
    expect(fillTemplate(odd, { number: '$&' })).toEqual({ text: "It's '$&' <b>$&</b> #" })
    expect(fillTemplate('{number} {due}', { number: '1' })).toEqual({ lacks: 'due' })
    expect(plainWords('Found {count, plural, one {# fault} other {# faults}}. {finding}')).toBe(
      'Found {count} faults. {finding}',
    )
    expect(variablesIn('{a} {b} {a}')).toEqual(['a', 'b'])
    expect(tidyWords(returned, words('  Буцаалаа,\n {number}  '))).toMatchObject({
      sentence: { mn: 'Буцаалаа, {number}' },
    })
  })

  it('[REQ-DESIGN-07] has a sentence for each fault', () => {
    for (const code of ['text_empty', 'variable_unknown', 'brace_alone', 'text_too_long', 'subject_too_long']) {
      expect(Object.hasOwn(ownTextTexts.mn, code), code).toBe(true)
    }
  })
})
