import { getCategories } from '@khyanalt/contract/catalogue'
import { describe, expect, it } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { isFailure, readFailure } from './api-error.ts'
import { callApi } from './client.ts'

describe('an answer that did not succeed', () => {
  it('[REQ-API-01] [REQ-FIDELITY-03] brings its message where it is shaped as documented, without code or English', () => {
    const error = readFailure(200, { result: 'error', message: 'Хугацаа дууссан байна' })
    expect([error.message, error.messageEn, error.code]).toEqual([
      'Хугацаа дууссан байна',
      'Хугацаа дууссан байна',
      'internal',
    ])
    expect(readFailure(429, { result: 'error', message: 'Түр хүлээнэ үү' }).code).toBe('too_many_requests')
  })

  it('[REQ-FIDELITY-03] keeps code and English sentence where they come, and has words where nothing comes', () => {
    const full = { result: 'error', code: 'wrong_state', message: 'Төлөв буруу', message_en: 'Wrong state' }
    const error = readFailure(409, full)
    expect([error.code, error.message, error.messageEn, error.status]).toEqual([
      'wrong_state',
      'Төлөв буруу',
      'Wrong state',
      409,
    ])
    for (const body of [null, 'text', {}, { message: '' }, { message: 5 }]) {
      expect(readFailure(500, body).message).toBe('Алдаа гарлаа. Дахин оролдоно уу.')
    }
  })

  it('[REQ-FIDELITY-03] is any that names a result other than the words of success', () => {
    for (const result of ['success', 'saved', 'already_exist']) expect(isFailure({ result })).toBe(false)
    for (const result of ['error', 'fail', 'false', null]) expect(isFailure({ result })).toBe(true)
    expect(isFailure({ data: [] })).toBe(false)
  })

  it('[REQ-API-01] [REQ-FIDELITY-03] is thrown with its message unless it has both HTTP 200 and a result of success', async () => {
    const server = await openAnsweringServer()
    const message = 'Хугацаа дууссан байна'
    const told = { message, data: [], service_count: {} }
    for (const [status, result] of [
      [200, 'error'],
      [409, 'error'],
      [409, 'success'],
    ] as const) {
      server.answer('/api/getcategories', { status, json: { ...told, result } })
      await expect(callApi(getCategories, {}), `${status} ${result}`).rejects.toMatchObject({ message, status })
    }
    server.answer('/api/getcategories', { json: { ...told, result: 'success' } })
    expect(await callApi(getCategories, {})).toMatchObject({ data: [] })
    server.close()
  })
})
