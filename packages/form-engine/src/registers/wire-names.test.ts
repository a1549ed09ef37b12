import { expect, it } from 'vitest'
import type { Register } from './register.ts'
import { safety } from './safety.ts'
import { workplace } from './workplace.ts'

const fieldsOf = ({ sheet }: Register) =>
  (sheet ?? []).flatMap(({ fields }) => fields.map(({ name, type }) => [name, type]))

it('[CON-114] the two names that are spelled wrongly stay so on the wire', () => {
  const names = [...fieldsOf(safety), ...fieldsOf(workplace)].map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['seperate_control_room', 'seperated_dark_room_size']))
  expect(names.filter(name => name?.includes('separate'))).toEqual([])
})

it('[CON-115] the workplace is asked eleven times for yes or no, beside its address as a cascade and as a text', () => {
  const [address, full, ...questions] = fieldsOf(workplace)
  expect([address, full]).toEqual([
    ['address', 'address'],
    ['address_full', 'autofill'],
  ])
  expect(questions).toHaveLength(11)
  expect(questions.filter(([, type]) => type !== 'yesno')).toEqual([])
})
