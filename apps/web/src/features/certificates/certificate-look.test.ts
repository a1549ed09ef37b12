import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { describe, expect, it } from 'vitest'
import { lookOf, ownLookOf } from './certificate-look.ts'

const words = (look: typeof lookOf | typeof ownLookOf) =>
  [10, 20, 30].map(status => certificateStateTexts.mn[look({ status }).word])

describe('the word of a certificate', () => {
  it('[REQ-CERT-10] [REQ-CERT-11] [REQ-CERT-13] is expired for 20 in every list; 30 is inactive in public and cancelled for the owner', () => {
    expect(words(lookOf)).toEqual(['Хүчинтэй', 'Хугацаа дууссан', 'Хүчингүй'])
    expect(words(ownLookOf)).toEqual(['Хүчинтэй', 'Хугацаа дууссан', 'Хүчингүй болгосон'])
    expect(certificateStateTexts.mn[ownLookOf({ status: 0 }).word]).toBe('Шалгагдаж байна')
  })

  it('[REQ-SUSPEND-01] is suspended for 30 with days of a suspension, to everybody alike', () => {
    const suspended = { status: 30, suspension: { from: '2026-11-01', until: '2026-11-30' } }
    for (const look of [lookOf, ownLookOf]) {
      expect(certificateStateTexts.mn[look(suspended).word]).toBe('Түдгэлзүүлсэн')
      // One that is still to come is valid.
      expect(certificateStateTexts.mn[look({ ...suspended, status: 10 }).word]).toBe('Хүчинтэй')
    }
  })

  it('is never valid for a status that nobody knows', () => {
    for (const status of [-1, 11, 1000, Number.NaN]) expect(lookOf({ status }).tone).toBe('red')
  })
})
