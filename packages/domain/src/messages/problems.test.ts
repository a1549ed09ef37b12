import { expect, it } from 'vitest'
import { formatText } from '../text.ts'
import { problemTexts } from './problems.ts'

it('[CON-104] what is missing is named by its title: a text, a choice, a table', () => {
  const say = (code: 'required' | 'required_choice' | 'required_table') =>
    formatText(problemTexts, 'mn', code, { field: 'Хаяг' })
  expect([say('required'), say('required_choice'), say('required_table')]).toEqual([
    'Хаяг оруулна уу',
    'Хаяг сонгоно уу',
    'Хаяг заавал оруулна уу',
  ])
})
