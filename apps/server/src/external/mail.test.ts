import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { openMailer } from './mail.ts'

const from = 'Khyanalt <no-reply@khyanalt.test>'
const mail = {
  id: '01900000-0000-7000-8000-0000000000e1',
  kind: 'request_received',
  languages: ['mn', 'en'],
  to: 'bat-erdene@khyanalt.test',
  subject: 'Хүсэлт хүлээн авлаа',
  text: 'Сайн байна уу',
  html: '<p>Сайн байна уу</p>',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khyanalt-mail-'))
})
afterEach(() => removeFolder(folder))

it('writes one whole message per mail, however often it is handed over, where no mail server is configured', async () => {
  const mailer = openMailer({ DATA_DIR: folder, MAIL_FROM: from, SMTP_URL: undefined })
  await Promise.all([
    mailer.send(mail),
    mailer.send(mail),
    mailer.send({ ...mail, id: '01900000-0000-7000-8000-0000000000e2' }),
  ])
  const files = readdirSync(join(folder, 'mail'))
  expect(files.filter(name => name.endsWith('.eml'))).toHaveLength(2)
  expect(files).toHaveLength(2)
  expect(files.sort()[0]).toBe('01900000-0000-7000-8000-0000000000e1.eml')
  const message = readFileSync(join(folder, 'mail', files[0] ?? ''), 'utf8')
  expect(message).toContain('Message-ID: <01900000-0000-7000-8000-0000000000e1@khyanalt.test>')
  expect(message).toContain('To: bat-erdene@khyanalt.test')
  expect(message).toContain('From: Khyanalt <no-reply@khyanalt.test>')
  expect(message).toContain('multipart/alternative')
})

it('hands mail to the configured server and fails when it refuses', async () => {
  const heard: string[] = []
  const server = createServer(socket => {
    socket.write('220 ready\r\n')
    let body = false
    createInterface(socket).on('line', line => {
      heard.push(line)
      if (body) {
        if (line === '.') {
          body = false
          socket.write('250 kept\r\n')
        }
      } else if (line.startsWith('RCPT TO:<nobody')) socket.write('550 unknown\r\n')
      else if (line === 'DATA') {
        body = true
        socket.write('354 go\r\n')
      } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const mailer = openMailer({ DATA_DIR: folder, MAIL_FROM: from, SMTP_URL: `smtp://127.0.0.1:${port}` })
  await mailer.send(mail)
  expect(heard).toContain('RCPT TO:<bat-erdene@khyanalt.test>')
  expect(heard.join('\n')).not.toContain('X-Khyanalt-Attempt')
  await expect(mailer.send({ ...mail, to: 'nobody@khyanalt.test' })).rejects.toThrow('550')
  server.close()
})

it('[REQ-MAIL-06] keeps its Message-ID when it is sent again, and is marked then: the server died between taking it and saying so', async () => {
  const taken: string[] = []
  const server = createServer(socket => {
    socket.write('220 ready\r\n')
    let message: string[] | null = null
    createInterface(socket).on('line', line => {
      if (message === null) {
        if (line === 'DATA') message = []
        socket.write(line === 'DATA' ? '354 go\r\n' : '250 ok\r\n')
      } else if (line === '.') {
        taken.push(message.join('\n'))
        message = null
        if (taken.length === 1) socket.destroy()
        else socket.write('250 kept\r\n')
      } else message.push(line)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const mailer = openMailer({ DATA_DIR: folder, MAIL_FROM: from, SMTP_URL: `smtp://127.0.0.1:${port}` })
  await expect(mailer.send({ ...mail, attempt: 1 })).rejects.toThrow()
  await mailer.send({ ...mail, attempt: 2 })
  const idLine = `Message-ID: <${mail.id}@khyanalt.test>`
  expect(taken.map(text => text.includes(idLine))).toEqual([true, true])
  expect(taken.map(text => text.includes('X-Khyanalt-Attempt: 2'))).toEqual([false, true])
  server.close()
})

/** The head of the mail that a folder holds. */
const headOf = async (sent: Partial<typeof mail> & { readonly unsubscribe?: string }): Promise<string> => {
  await openMailer({ DATA_DIR: folder, MAIL_FROM: from, SMTP_URL: undefined }).send({ ...mail, ...sent })
  const [head = ''] = readFileSync(join(folder, 'mail', `${mail.id}.eml`), 'utf8').split('\r\n\r\n', 1)
  // Long headers go on in the next line after a space.
  return head.replaceAll(/\r\n[ \t]+/g, ' ')
}

it('[REQ-MAIL-06] says that a program sent it, in which languages, and of what kind', async () => {
  const lines = (await headOf({})).split('\r\n')
  expect(lines).toContain('Auto-Submitted: auto-generated')
  expect(lines).toContain('X-Auto-Response-Suppress: All')
  expect(lines).toContain('Content-Language: mn, en')
  expect(lines).toContain('Feedback-ID: request_received:portal:message:khyanalt')
  expect(lines.filter(line => line.startsWith('List-'))).toEqual([])
  // Sent again it keeps its name.
  const nameIn = (head: readonly string[]) => head.filter(line => line.startsWith('Message-ID:'))
  expect(nameIn(lines)).toEqual([`Message-ID: <${mail.id}@khyanalt.test>`])
  expect(nameIn((await headOf({})).split('\r\n'))).toEqual(nameIn(lines))
})

it('[REQ-MAIL-07] names the address that ends a mail of the calendar, and that one press is enough', async () => {
  const lines = (await headOf({ unsubscribe: 'https://portal.test/api/mail/unsubscribe/x.reminders.y' })).split('\r\n')
  expect(lines).toContain('List-Unsubscribe: <https://portal.test/api/mail/unsubscribe/x.reminders.y>')
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

it('[REQ-MAIL-05] goes to one address, whatever stands in it, and a subject begins no header of its own', async () => {
  const head = await headOf({ subject: 'Дугаар\r\nBcc: x@khyanalt.test', to: "o'brien+a@khyanalt.test" })
  expect(head).not.toMatch(/^bcc:/im)
  expect(head).toMatch(/^To: <?o'brien\+a@khyanalt\.test>?$/m)
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m)
  for (const to of [
    'a@khyanalt.test, b@khyanalt.test',
    'a@khyanalt.test\r\nBcc: b@khyanalt.test',
    '"a,b"@khyanalt.test',
    'Бат <a@khyanalt.test>',
    '',
  ]) {
    await expect(headOf({ to }), to).rejects.toThrow('no e-mail address')
  }
})
