import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'

const of = (code: string, mn: string, en = mn) => ({ code, path: 'x', params: { field: { mn, en } } })

it('[REQ-FORM-01] [REQ-FORM-02] [REQ-FORM-08] the documented words follow a title that is a noun', () => {
  expect(problemText(of('required', 'Загвар'), 'mn')).toBe('Загвар оруулна уу')
  expect(problemText(of('required_choice', 'Улс'), 'mn')).toBe('Улс сонгоно уу')
  expect(problemText(of('required_table', 'Аппарат'), 'mn')).toBe('Аппарат заавал оруулна уу')
  expect(problemText(of('required_file', 'Гэрээ'), 'mn')).toBe('Гэрээ файл оруулна уу')
})

it('[REQ-FIDELITY-07] a question is quoted, and no title says “файл” twice', () => {
  for (const code of ['required', 'required_choice', 'required_file', 'required_table']) {
    const problem = of(code, 'Тусгай өрөөтэй юу?', 'Is there a room?')
    expect(problemText(problem, 'mn')).toBe('“Тусгай өрөөтэй юу?” гэсэн асуултад хариулна уу')
    expect(problemText(problem, 'en')).toBe('Answer the question “Is there a room?”')
  }
  expect(problemText(of('required_file', 'Файл', 'File'), 'mn')).toBe('Файл оруулна уу')
  expect(problemText(of('required_file', 'Гэрээний файл'), 'mn')).toBe('Гэрээний файл оруулна уу')
  // Another word that ends alike is none of it, and neither is another problem of a question.
  expect(problemText(of('required_file', 'Профайл'), 'mn')).toBe('Профайл файл оруулна уу')
  expect(problemText(of('value_empty', 'Тийм үү?'), 'mn')).toBe('Утга хоосон байна')
})
