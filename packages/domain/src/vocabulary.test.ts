import { describe, expect, it } from 'vitest'
import { standardAgency } from './agency.ts'
import { CertificateState, certificateStatusCode } from './certificate-status.ts'
import { ClientType, clientTypeOf, RequestType, UserType } from './client-type.ts'
import { documentNumber, isRequestNumber, licenceNumber } from './document-numbers.ts'
import { errorCodes } from './error-codes.ts'
import { InvoiceState, invoiceStatusCode } from './invoice-status.ts'
import { Language } from './language.ts'
import { errorTexts } from './messages/errors.ts'
import { requestStateTexts } from './messages/states.ts'
import { formatTugrik, type Mongo, parseTugrik, tugrikDigits } from './money.ts'
import { isCitizenRegisterNumber, normaliseRegisterNumber } from './register-number.ts'
import { requestTransitions } from './request-actions.ts'
import { isApproved, RequestState, readRequestStatus, requestStatusCode, statesOfFilter } from './request-status.ts'
import { formatText } from './text.ts'
import { isUploadName, uploadName } from './upload-limits.ts'
import { waitingFor } from './waiting-for.ts'
import { addWorkingDays } from './working-days.ts'

describe('request status numbers', () => {
  const standsFor = (code: number, state: RequestState): void => {
    expect(readRequestStatus(code)).toEqual({ state, step: 0 })
    expect(requestStatusCode(state, 7)).toBe(code)
  }

  it('[REQ-STATUS-01] 0 says that the request was sent', () => standsFor(0, 'sent'))
  it('[CON-061] 900 says that the request has an open invoice and nothing else', () => standsFor(900, 'payment'))
  it('[REQ-STATUS-04] 1000 says that the request is approved', () => standsFor(1000, 'approved'))
  it('[CON-060] [REQ-STATUS-05] 1100 says that the request is approved, in label, filter and figure, and was renewed', () => {
    standsFor(1100, 'superseded')
    for (const words of Object.values(requestStateTexts)) expect(words.superseded).toBe(words.approved)
    expect(Object.values(RequestState).filter(isApproved)).toEqual(statesOfFilter('1000'))
  })
  it('[REQ-STATUS-06] 2000 says that the request came back for correction, and nothing else does', () => {
    standsFor(2000, 'returned')
    expect(Object.values(RequestState).filter(state => waitingFor(state, false) === 'correction')).toEqual(['returned'])
  })
  it('[REQ-STATUS-07] 3000 says that the request is rejected for good', () => {
    standsFor(3000, 'rejected')
    expect(requestTransitions.rejected).toEqual({})
  })
  it('[REQ-STATUS-08] 4000 says that the request has expired', () => standsFor(4000, 'expired'))
  it('[REQ-STATUS-09] 5000 says that the request is a draft, with a word for lists and one for portal accounts', () => {
    standsFor(5000, 'draft')
    expect([requestStateTexts.mn.draft, requestStateTexts.mn.draft_portal]).toEqual(['Илгээгээгүй', 'Мэдээлэл бөглөх'])
  })

  it('[REQ-STATUS-02] reads 1 to 999 without 900 as review steps, and nothing else', () => {
    expect([1, 899, 901, 998, 999].map(code => readRequestStatus(code))).toEqual(
      [1, 899, 901, 998, 999].map(step => ({ state: 'review', step })),
    )
    expect([-1, 1.5, 1001, 6000, Number.NaN].map(code => readRequestStatus(code))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('[REQ-DASH-02] [REQ-STATUS-05] selects 1100 with 1000, and sent with review for PROCESSING', () => {
    expect(statesOfFilter('1000')).toEqual(['approved', 'superseded'])
    expect(statesOfFilter('PROCESSING')).toEqual(['sent', 'review'])
    expect(['900', '2000', '3000', '5000'].map(statesOfFilter)).toEqual([
      ['payment'],
      ['returned'],
      ['rejected'],
      ['draft'],
    ])
    expect(statesOfFilter('nonsense')).toBeNull()
  })
})

describe('closed lists', () => {
  it('[REQ-CONST-07] hold three clients with their numbers, three types of forms and three languages', () => {
    expect(Object.values(UserType)).toEqual([1, 2, 3])
    expect(Object.values(UserType).map(clientTypeOf)).toEqual(['CITIZEN', 'COMPANY', 'FOREIGNER'])
    expect(Object.keys(ClientType)).toEqual(['CITIZEN', 'COMPANY', 'FOREIGNER'])
    // An update is no form of its own: it changes a certificate.
    expect(
      Object.keys(RequestType)
        .filter(type => type !== 'UPDATE')
        .sort(),
    ).toEqual(['NEW', 'ONETIME', 'RENEW'])
    expect(Object.keys(Language)).toEqual(['mn', 'en', 'ru'])
  })

  it('[REQ-CONST-08] [CON-130] hold the codes of invoices, certificates and requests, and no other', () => {
    expect(Object.values(InvoiceState).map(invoiceStatusCode)).toEqual([0, 10, 20])
    expect(Object.values(CertificateState).map(certificateStatusCode)).toEqual([0, 10, 20, 30])
    const fixed = Object.values(RequestState).filter(state => state !== 'review')
    expect(fixed.map(state => requestStatusCode(state, 0)).sort((a, b) => a - b)).toEqual([
      0, 900, 1000, 1100, 2000, 3000, 4000, 5000,
    ])
    const readable = Array.from({ length: 7000 }, (_, code) => code).filter(code => readRequestStatus(code) !== null)
    expect(readable).toEqual([...Array.from({ length: 1001 }, (_, code) => code), 1100, 2000, 3000, 4000, 5000])
  })

  it('[REQ-CONST-05] hold one free line', () => {
    expect(standardAgency.tollFree).toBe('1800-1286')
  })
})

describe('numbers people read', () => {
  it('[REQ-AGENCY-20] [CON-076] carry prefix, year and a counter of seven digits', () => {
    expect(documentNumber('inspection', 2026, 42)).toBe('R260000042')
    expect(documentNumber('foodSafety', 2026, 7)).toBe('F260000007')
    expect(documentNumber('feeReport', 2026, 1_234_567)).toBe('A261234567')
    expect(documentNumber('invoice', 2031, 1)).toBe('N310000001')
    expect(licenceNumber('08', 2026, 42)).toBe('08-26-000042')
    expect(isRequestNumber('R260000042')).toBe(true)
    expect(isRequestNumber('400')).toBe(false)
  })

  it('[REQ-FILE-12] name uploads with 52 characters', () => {
    const name = uploadName('0199a1b2-0000-7000-8000-0123456789ab', 'a1b2c3d')
    expect(name).toHaveLength(52)
    expect(isUploadName(name)).toBe(true)
    expect(isUploadName(name.replace('tmp-', 'doc-'))).toBe(false)
  })

  it('keep möngö exact and print tugrik as people write it', () => {
    expect(parseTugrik('50000')).toBe(5_000_000)
    expect(parseTugrik('1250.5')).toBe(125_050)
    expect([parseTugrik('-1'), parseTugrik('1.234'), parseTugrik('1e3'), parseTugrik('')]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(tugrikDigits(125_050 as Mongo)).toBe('1250.50')
    expect(formatTugrik(123_456_789 as Mongo)).toBe('1,234,567.89₮')
  })

  it('know Ө and Ү in register numbers', () => {
    expect(isCitizenRegisterNumber(normaliseRegisterNumber(' өү85010112 '))).toBe(true)
    expect(isCitizenRegisterNumber('AA85010112')).toBe(false)
  })

  it('count working days over a weekend and a holiday', () => {
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23')
    expect(addWorkingDays('2026-11-20', 5, new Set(['2026-11-26']))).toBe('2026-11-30')
  })
})

describe('texts', () => {
  it('exist in both languages for every error code, with the same placeholders', () => {
    const placeholders = (text: string): string[] =>
      [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '').sort()
    for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
      expect(placeholders(errorTexts.en[code]), code).toEqual(placeholders(errorTexts.mn[code]))
    }
  })

  it('format parameters with ICU rules', () => {
    expect(formatText(errorTexts, 'en', 'account_locked', { minutes: 5 })).toContain('in 5 minutes')
  })
})
