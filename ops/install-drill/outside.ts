// What a real agency has outside its server: a certification authority, the national sign-on, and a mail server.
import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openOutsideIssuer } from '../../apps/server/test/outside-issuer.ts'

/** The names by which people and the server know each other. */
export const names = { portal: 'portal.agency.mn', signOn: 'sign-on.agency.mn', mail: 'mail.agency.mn' } as const
export const signOnPort = 4701
export const mailPort = 4702

/** Who signs on; the issuer asks for nothing but the name to be chosen. */
const citizen = { register_number: 'УБ85010112', name: 'Дорж Бат-Эрдэнэ' } as const

/** Makes an authority whose root is `root.pem` in the folder. */
export const makeAuthority = (folder: string): void => {
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '800']
  const files = ['-keyout', join(folder, 'root.key'), '-out', join(folder, 'root.pem')]
  openssl([...words, '-subj', '/CN=Drill root', ...files, '-addext', 'keyUsage=critical,keyCertSign,cRLSign'])
}

/** A certificate of the authority with its key in one PEM, for the hosts or, without any, for signing documents. */
export const issue = (folder: string, name: string, hosts: readonly string[]): string => {
  const [key, request, certificate, extensions] = ['key', 'csr', 'crt', 'ext'].map(end =>
    join(folder, `${name}.${end}`),
  )
  if (!key || !request || !certificate || !extensions) throw new Error('unreachable')
  const kinds = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl(['req', ...kinds, '-subj', `/CN=${name}`, '-keyout', key, '-out', request])
  const usage = hosts.length > 0 ? 'digitalSignature' : 'critical,digitalSignature,nonRepudiation'
  const alternatives = hosts.length > 0 ? `subjectAltName=${hosts.map(host => `DNS:${host}`).join(',')}\n` : ''
  writeFileSync(extensions, `basicConstraints=critical,CA:FALSE\nkeyUsage=${usage}\n${alternatives}`)
  const authority = ['-CA', join(folder, 'root.pem'), '-CAkey', join(folder, 'root.key'), '-CAcreateserial']
  openssl(['x509', '-req', '-in', request, ...authority, '-days', '400', '-extfile', extensions, '-out', certificate])
  return [key, certificate, join(folder, 'root.pem')].map(file => readFileSync(file, 'utf8')).join('')
}

const openssl = (words: readonly string[]): void => void execFileSync('openssl', words, { stdio: 'pipe' })

/** The issuer of the national sign-on; its page has one button, that of the citizen. */
export const openIssuer = (host: string, pem: string, clientSecret: string): Promise<Server> =>
  openOutsideIssuer({
    issuer: `https://${names.signOn}:${signOnPort}`,
    host,
    pem,
    client: { secret: clientSecret, redirect: `https://${names.portal}/api/auth/callback` },
    person: citizen,
  })

export type MailServer = {
  /** Waits for a mail to the address, after so many others, that holds the pattern; answers what was found. */
  waitFor(to: string, pattern: RegExp, after?: number): Promise<string>
  readonly count: () => number
  close(): void
}

/** A mail server that takes everything; mails are kept in the folder as they came. */
export const openMailServer = async (host: string, folder: string): Promise<MailServer> => {
  const taken: { readonly to: string; readonly text: string }[] = []
  const server = createServer(socket => {
    let to = ''
    let lines: string[] | null = null
    socket.on('error', () => socket.destroy())
    socket.write('220 ready\r\n')
    createInterface(socket)
      .on('error', () => {})
      .on('line', line => {
        if (lines === null) {
          to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to
          if (line === 'DATA') lines = []
          socket.write(line === 'DATA' ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          taken.push({ to, text: readable(lines.join('\r\n')) })
          appendFileSync(join(folder, 'mails.eml'), `${lines.join('\n')}\n\n`)
          lines = null
          socket.write('250 kept\r\n')
        } else lines.push(line.startsWith('..') ? line.slice(1) : line)
      })
  })
  await new Promise<void>(resolve => server.listen(mailPort, host, resolve))
  return {
    count: () => taken.length,
    async waitFor(to, pattern, after = 0) {
      for (let tries = 0; tries < 400; tries++) {
        // The last one counts: a later link replaces an earlier one.
        const found = taken.slice(after).findLast(mail => mail.to === to && pattern.test(mail.text))
        const text = found && pattern.exec(found.text)?.[0]
        if (text) return text
        await new Promise(resolve => setTimeout(resolve, 250))
      }
      throw new Error(`No mail to ${to} held ${pattern} within 100 s; ${taken.length} mails came.`)
    },
    close: () => server.close(),
  }
}

/** Every part of a mail as text, one after the other. */
const readable = (mail: string): string => {
  const [head = '', ...rest] = mail.split(/\r\n\r\n/)
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1]
  const body = rest.join('\r\n\r\n')
  if (boundary) {
    const parts = body.split(`--${boundary}`).filter(part => !part.startsWith('--'))
    return parts.map(part => readable(part.replace(/^\r\n/, ''))).join('\n')
  }
  const way = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (way === 'base64') return Buffer.from(body, 'base64').toString()
  if (way !== 'quoted-printable') return body
  const joined = body.replaceAll(/=\r\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
