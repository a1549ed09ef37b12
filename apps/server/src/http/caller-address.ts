// Whose address a limit counts by.
import type { IncomingMessage } from 'node:http'

/**
 * The address that a request came from: of those that balancers noted, the one that the outermost believed balancer
 * saw. What a caller wrote before theirs counts for nothing.
 */
export const callerAddress = ({ headers, socket }: IncomingMessage, proxies: number): string | undefined => {
  const noted = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = [
    socket.remoteAddress,
    ...noted
      .map(text => text.trim())
      .filter(text => text !== '')
      .reverse(),
  ]
  return hops[Math.min(proxies, hops.length - 1)]
}

/**
 * What a limit counts by: an address, or the network of 2^64 addresses that every holder of one IPv6 line has. Who hung
 * up before being looked at has no address any more.
 */
export const networkOf = (ip: string | undefined): string => {
  if (ip === undefined) return 'gone'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !ip.includes(':')) return mapped ?? ip
  const [head = '', tail = ''] = ip.split('::', 2)
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = ip.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : []
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
