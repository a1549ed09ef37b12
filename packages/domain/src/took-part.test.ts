import { describe, expect, it } from 'vitest'
import { barredByPart, type Part, readPartRefusal } from './took-part.ts'

const parts: readonly Part[] = [
  { userId: 'maker', as: 'made' },
  { userId: 'helper', as: 'supported' },
  { userId: 'inspector', as: 'agreed' },
  { userId: 'member', as: 'applicant' },
  { userId: 'everything', as: 'agreed' },
  { userId: 'everything', as: 'applicant' },
]

describe('who took part in a case', () => {
  it.each([
    ['maker', 'own_request'],
    ['helper', 'supported_applicant'],
    ['inspector', 'agreed_before'],
    ['member', 'private_interest'],
    ['everything', 'private_interest'],
    ['somebody', null],
  ] as const)('[REQ-TWO-01] %s is answered %s, the weightiest reason first', (userId, code) => {
    expect(barredByPart(userId, parts)).toBe(code)
  })
})

it('[REQ-TWO-01] reads of all reasons the part alone', () => {
  expect(['own_request', 'agreed_before', 'private_interest', 'supported_applicant'].map(readPartRefusal)).toEqual([
    'own_request',
    'agreed_before',
    'private_interest',
    'supported_applicant',
  ])
  expect(['wrong_step', '', null].map(readPartRefusal)).toEqual([null, null, null])
})
