import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144 · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge 141 · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome 141 · Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  [undefined, ''],
])('names browser and system of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
