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

it('marks a mail that may have been taken before: the server died between taking it and saying so', async () => {
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
