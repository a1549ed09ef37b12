// A store of files and a mail server as one program of their own, for whoever tries the portal with real sockets.
// Usage: node outside-services.ts <address> <folder>; S3 answers at port 9000, mail at 2525, and the Message-ID of
// every mail that was taken is a line of <folder>/mails.
import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import S3rver from '@20minutes/s3rver'

const [address = '127.0.0.1', folder = '.'] = process.argv.slice(2)

mkdirSync(join(folder, 's3'), { recursive: true })
await new S3rver({
  port: 9000,
  address,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'papers', configs: [] }],
}).run()

createServer(socket => {
  let body = false
  let id = ''
  socket.on('error', () => socket.destroy())
  socket.write('220 ready\r\n')
  createInterface(socket).on('line', line => {
    if (!body) {
      body = line === 'DATA'
      socket.write(body ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    } else if (line === '.') {
      body = false
      appendFileSync(join(folder, 'mails'), `${id}\n`)
      socket.write('250 kept\r\n')
    } else id = /^Message-ID: (.*)$/i.exec(line)?.[1] ?? id
  })
}).listen(2525, address)
