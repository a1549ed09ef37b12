import { describe, expect, it } from 'vitest'
import { notificationTexts as labels, notificationTone } from './notification-labels.ts'
import { NotificationType } from './notifications.ts'

describe('labels and colours of messages', () => {
  const reads = (type: keyof typeof notificationTone): readonly string[] => [
    labels.mn[type],
    labels.en[type],
    notificationTone[type],
  ]

  it('[REQ-NOTI-03] say Service in blue of a request that is received or goes on', () => {
    expect(reads('request_received')).toEqual(['Үйлчилгээ', 'Service', 'blue'])
    expect(reads('request_next')).toEqual(['Үйлчилгээ', 'Service', 'blue'])
  })

  it('[REQ-NOTI-04] say Decided in green of an approval', () =>
    expect(reads('request_approved')).toEqual(['Шийдвэрлэсэн', 'Decided', 'green']))

  it('[REQ-NOTI-05] say Rejected in red of a refusal', () =>
    expect(reads('request_declined')).toEqual(['Татгалзсан', 'Rejected', 'red']))

  it('[REQ-NOTI-06] say Returned in red of a return', () =>
    expect(reads('request_return')).toEqual(['Буцаагдсан', 'Returned', 'red']))

  it('[REQ-NOTI-07] say Payable in orange of an invoice', () =>
    expect(reads('invoice_received')).toEqual(['Төлбөр төлөх', 'Payable', 'orange']))

  it('exist for every type, so that no message stands without a word beside its colour', () => {
    for (const type of Object.values(NotificationType)) {
      expect(labels.mn[type], type).not.toBe('')
      expect(labels.en[type], type).not.toBe('')
      expect(notificationTone[type], type).toBeTruthy()
    }
  })
})
