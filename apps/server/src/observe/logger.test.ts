import { expect, it } from 'vitest'
import { describeError } from './logger.ts'

it('tells what went wrong of an error, and nothing of the people it is about', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_register_number_key"'), {
    code: '23505',
    constraint: 'users_register_number_key',
    detail: 'Key (register_number)=(УБ85010112) already exists.',
  })
  const error = new Error('550 <bat-erdene@khyanalt.test> unknown; УБ85010112', { cause })
  const told = describeError(error)
  expect(told).toMatchObject({
    type: 'Error',
    message: '550 <…@…> unknown; …',
    stack: expect.stringContaining('logger.test.ts'),
    cause: { code: '23505', constraint: 'users_register_number_key' },
  })
  expect(JSON.stringify(told)).not.toMatch(/УБ85010112|bat-erdene/)
  // The queue tells errors as plain objects.
  expect(describeError({ ...cause, message: cause.message, stack: '' })).not.toHaveProperty('detail')
})
