// How many sockets without a session this process holds: of one network and of all.
import type { IncomingMessage } from 'node:http'
import { callerAddress, networkOf } from './caller-address.ts'

/** An office behind one address signs several people on at once; a window listens for the minutes of a sign-on. */
export const mostOfNetwork = 50
const mostOfAll = 2000

/** Counts connections from the moment they are opened until they have a session or are closed. */
export const countStrangers = (proxies: number) => {
  const networks = new Map<string, number>()
  let all = 0
  const networkOfRequest = (request: IncomingMessage): string => networkOf(callerAddress(request, proxies))
  return {
    /** Whether the request may open one more connection. */
    hasRoom(request: IncomingMessage): boolean {
      return all < mostOfAll && (networks.get(networkOfRequest(request)) ?? 0) < mostOfNetwork
    },
    /** Counts an opened connection; the answer takes it back, once. */
    enter(request: IncomingMessage): () => void {
      const network = networkOfRequest(request)
      all += 1
      networks.set(network, (networks.get(network) ?? 0) + 1)
      let counts = true
      return () => {
        if (!counts) return
        counts = false
        all -= 1
        const left = (networks.get(network) ?? 1) - 1
        if (left > 0) networks.set(network, left)
        else networks.delete(network)
      }
    },
  }
}
