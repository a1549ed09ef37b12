// What an agency of a test says of itself, and a picture for its mark.
import { crc32, deflateSync } from 'node:zlib'
import type { AgencyFacts } from '@khyanalt/contract/agency-settings'

export const sampleFacts: AgencyFacts = {
  name: { mn: 'Дархан-Уул аймгийн хяналтын газар', en: 'Inspection office of Darkhan-Uul' },
  short: { mn: 'ДУ хяналт', en: 'DU inspection' },
  address: { mn: 'Дархан сум, 7-р баг, 12-р байр', en: 'Building 12, bag 7, Darkhan' },
  directions: { mn: '', en: '' },
  hours: { mn: 'Ажлын өдөр 09:00–18:00', en: 'Working days 09:00–18:00' },
  tollFree: '1800-2222',
  phone: '+976 7037 2222',
  fax: { mn: '', en: '' },
  email: 'info@inspection.example',
  elsewhere: [{ name: 'inspection.example', address: 'https://inspection.example' }],
  developer: { mn: '', en: '' },
  place: { latitude: 49.4867, longitude: 105.9228 },
}

export const sampleAccount = { recipient: 'Дархан-Уул хяналт', bank: 'Төрийн сан', number: '500100200300' }

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}

/** A blue square of so many points a side; `more` are chunks beside the picture. */
export const bluePng = (
  side: number,
  { more = [], lines = side }: { more?: [string, Buffer][]; lines?: number } = {},
) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([20, 60, 140]))])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: lines }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
