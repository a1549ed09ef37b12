import { describe, expect, it } from 'vitest'
import { ClientType, fillsRenewSections, mayTakeService, senderTypesOf, UserType } from './client-type.ts'

const { CITIZEN, COMPANY, FOREIGNER } = ClientType

describe('the clients of a service', () => {
  it('[CON-026] are followed to the letter: 1 is a citizen, 2 a company, 3 a foreigner', () => {
    const taken = [[CITIZEN], [COMPANY], [FOREIGNER], [CITIZEN, FOREIGNER]].map(listed =>
      Object.values(UserType).filter(type => mayTakeService(type, listed)),
    )
    expect(taken).toEqual([[1], [2], [3], [1, 3]])
  })

  it('[REQ-CONFIG-04] [CON-027] decide on the senders: 1 where a citizen or foreigner is listed, 2 where a company is', () => {
    expect(
      [[CITIZEN], [FOREIGNER], [CITIZEN, FOREIGNER], [COMPANY], [COMPANY, FOREIGNER], []].map(senderTypesOf),
    ).toEqual([[1], [1], [1], [2], [1, 2], []])
  })

  it('[REQ-CREATE-10] fill the renewal steps in a renewal that names its certificate, and in nothing else', () => {
    expect(fillsRenewSections('RENEW', 'c1')).toBe(true)
    expect(fillsRenewSections('RENEW', null)).toBe(false)
    for (const type of ['NEW', 'ONETIME', 'UPDATE'] as const) expect(fillsRenewSections(type, 'c1')).toBe(false)
  })
})
