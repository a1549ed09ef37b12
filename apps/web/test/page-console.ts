// What the page's console was told of calls that fail. Failures that a test has asked of its server are expected; all
// others fail the test.
import { pageSaid } from './page-environment.ts'

const said = (globalThis as unknown as { readonly [pageSaid]: string[] })[pageSaid]
const expected: string[] = []

/** The test's server answers a path with this status, as the test has asked. */
export const expectStatus = (path: string, status: number): void => {
  expected.push(`${path} ${status}`)
}

// What no browser says: happy-dom tells of calls that the page itself gave up, and opens no pages in frames.
const ofHappyDom = /^Error: socket hang up$|Iframe page loading is disabled/

/** What the page said that nobody asked for, since it was asked last. */
export const takeComplaints = (): string[] => {
  return said.splice(0).filter(line => {
    const place = expected.indexOf(keyOf(line))
    if (place >= 0) expected.splice(place, 1)
    return place < 0 && !ofHappyDom.test(line)
  })
}

/** `GET http://127.0.0.1:1/api/x?y 404 (Not Found)` as `/api/x 404`. */
const keyOf = (line: string): string => {
  const [, address, status] = /^[A-Z]+ (\S+) (\d{3}) /.exec(line) ?? []
  return address ? `${new URL(address).pathname} ${status}` : line
}
