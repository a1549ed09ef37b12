import { describe, expect, it } from 'vitest'
import { notificationTexts as labels, notificationTone } from './notification-labels.ts'
import { NotificationType } from './notifications.ts'

describe('labels and colours of messages', () => {
  it('[REQ-NOTI-03] [REQ-NOTI-04] [REQ-NOTI-05] [REQ-NOTI-06] [REQ-NOTI-07] are those of the documents', () => {
    const documented = {
      request_received: ['Үйлчилгээ', 'Service', 'blue'],
      request_next: ['Үйлчилгээ', 'Service', 'blue'],
      request_approved: ['Шийдвэрлэсэн', 'Decided', 'green'],
      request_declined: ['Татгалзсан', 'Rejected', 'red'],
      request_return: ['Буцаагдсан', 'Returned', 'red'],
      invoice_received: ['Төлбөр төлөх', 'Payable', 'orange'],
    } as const
    for (const [type, expected] of Object.entries(documented)) {
      const key = type as keyof typeof documented
      expect([labels.mn[key], labels.en[key], notificationTone[key]], type).toEqual(expected)
    }
  })

  it('exist for every type, so that no message stands without a word beside its colour', () => {
    for (const type of Object.values(NotificationType)) {
      expect(labels.mn[type], type).not.toBe('')
      expect(labels.en[type], type).not.toBe('')
      expect(notificationTone[type], type).toBeTruthy()
    }
  })
})
