import { describe, expect, it } from 'vitest'
import { readConsoleQuestion } from './console-question.ts'
import { isCalled, slipsOf, splitsOf } from './name-slips.ts'
import { nameKey } from './search-key.ts'

describe('a question to the console', () => {
  it.each([
    ['R260000011', 'R260000011'],
    ['р260000011', 'R260000011'],
    ['ф2600', 'F2600'],
    [' 08-26-000 007 ', '0826000007'],
    ['0011', '0011'],
    ['011', null],
    ['KS-55713', null],
    ['Бат', null],
  ])('[REQ-PALETTE-02] %j is the part %j of a number', (text, number) => {
    expect(readConsoleQuestion(text).number).toBe(number)
  })

  it('[REQ-PALETTE-02] reads serial numbers in either alphabet, and register numbers only whole', () => {
    expect(readConsoleQuestion('КС-557').serials).toEqual(['KC557', 'КС557'])
    expect(readConsoleQuestion('KS').serials).toEqual([])
    expect(readConsoleQuestion('уб85010112').register).toBe('УБ85010112')
    for (const text of ['УБ8501', 'R260000011', 'ф260000011']) expect(readConsoleQuestion(text).register).toBeNull()
    expect(readConsoleQuestion('5012345')).toMatchObject({ register: '5012345', number: '5012345', words: [] })
  })

  it('[REQ-PALETTE-03] reads words by their sound, none of a number and none of a single letter', () => {
    expect(readConsoleQuestion('Bat-Erdene').words).toEqual(readConsoleQuestion('БАТ-ЭРДЭНЭ').words)
    expect(readConsoleQuestion('3-р эмнэлэг').words).toHaveLength(3)
    for (const text of ['R2600', 'б', '%', '']) expect(readConsoleQuestion(text).words).toEqual([])
  })
})

describe('a slip in a name', () => {
  it('[REQ-PALETTE-03] is one letter more, less, other or swapped', () => {
    const slips = slipsOf('hulan')
    for (const typed of ['hulna', 'hulaan', 'hulam', 'bulan', 'hulang']) expect(slips).toContain(typed)
    for (const other of ['hulan', 'hulanab', 'hula', 'naluh']) expect(slips).not.toContain(other)
    expect(splitsOf('baterdene')).toContainEqual(['bat', 'erdene'])
    expect(splitsOf('hulan')).toEqual([])
  })

  it('[REQ-PALETTE-03] is forgiven in a longer word alone, and only where it is asked for', () => {
    const key = nameKey('Дорж Бат-Эрдэнэ')
    const called = (text: string, nearly: boolean) => isCalled(key, nameKey(text).split(' '), nearly)
    expect([called('эрдэнэ', false), called('эрднэ', false), called('эрднэ', true)]).toEqual([true, false, true])
    expect([called('эрдн', true), called('дож', true), called('бар', true)]).toEqual([false, false, false])
    expect(slipsOf('urgl')).toContain('urgil')
    expect(called('эрднэ ганаа', true)).toBe(false)
  })
})
