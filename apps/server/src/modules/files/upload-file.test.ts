import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { showFile, uploadFile } from '@khyanalt/contract/files'
import { isUploadName, maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { sentRequest, uploadPdf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { findSession } from '../auth/find-session.ts'
import { attachFiles } from './attach-files.ts'
import { fileUrl } from './file-url.ts'
import { claimUpload, releaseUpload } from './files.sql.ts'
import { keepBytes } from './keep-bytes.ts'
import { onePage, pageOfSize } from './pdf-samples.ts'
import { sweepLeftovers, sweepUnusedFiles } from './sweep-leftovers.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const pdf = { name: 'Өргөдөл.pdf', type: 'application/pdf', bytes: onePage() }
const upload = (file: Partial<typeof pdf>, as: DemoPerson = 'citizen') =>
  test.upload(as, '/uploadfile', { ...pdf, ...file })
const temporaryFiles = (): string[] => {
  const folder = join(test.app.services.config.DATA_DIR, 'uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}
const storedFiles = (): string[] =>
  readdirSync(join(test.app.services.config.DATA_DIR, 'files'), { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.pdf'),
  )
const sessionOf = async (as: DemoPerson): Promise<Session> => {
  const { db, clock, config } = test.app.services
  const session = await findSession(db, clock, config)(await test.token(as))
  if (!session) throw new Error('the session ended')
  return session
}
const open = (url: string) => test.app.http.inject({ method: 'GET', url })

describe('uploading a file', () => {
  it('[REQ-FILE-18] stores a PDF under a name of 52 characters and opens it at an address for its owner', async () => {
    const { status, body } = await upload({})
    expect(status).toBe(200)
    const answer = uploadFile.output.parse(body) as { filename: string; url: string; title: string; size: number }
    expect([isUploadName(answer.filename), answer.filename.length]).toEqual([true, 52])
    expect(answer).toMatchObject({ title: 'Өргөдөл.pdf', size: pdf.bytes.length })
    const { url } = await test.call('citizen', showFile, { name: answer.filename })
    const opened = await open(url)
    expect(opened.rawPayload.equals(pdf.bytes)).toBe(true)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(opened.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('Өргөдөл.pdf')}`)
    expect(temporaryFiles()).toEqual([])
  })

  it('[REQ-FILE-18] finds no file in a body whose parts break off or bear another boundary', async () => {
    for (const payload of [
      '--other\r\n\r\n',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n',
      '',
    ]) {
      const reply = await test.app.http.inject({
        method: 'POST',
        url: '/api/uploadfile',
        headers: {
          authorization: `Bearer ${await test.token('citizen')}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload,
      })
      expect(reply.json(), payload).toMatchObject({ code: 'file_missing' })
    }
  })

  it.each([
    ['[CON-091] [REQ-FILE-13]', 'another ending', { name: 'scan.png' }, 415, 'file_not_pdf'],
    ['[CON-091] [REQ-FILE-13]', 'another media type', { type: 'image/png' }, 415, 'file_not_pdf'],
    [
      '[CON-091] [REQ-FILE-13]',
      'other first bytes',
      { bytes: Buffer.from('PK\u0003\u0004 a zip') },
      415,
      'file_not_pdf',
    ],
    [
      '[REQ-FILE-13]',
      'a page of HTML before the PDF',
      { bytes: Buffer.concat([Buffer.from('<script>'), pdf.bytes]) },
      415,
      'file_not_pdf',
    ],
    ['[CON-091] [REQ-FILE-13]', 'an empty file', { bytes: Buffer.alloc(0) }, 422, 'file_damaged'],
    ['', 'a damaged file', { bytes: onePage().subarray(0, 100) }, 422, 'file_damaged'],
    [
      '[REQ-READFILE-07]',
      'a script inside',
      { bytes: onePage('/OpenAction<</S/JavaScript/JS(x)>>') },
      422,
      'file_damaged',
    ],
    [
      '[CON-091] [REQ-FILE-02]',
      'one byte more than 10 MB',
      { bytes: pageOfSize(maxUploadBytes + 1) },
      413,
      'file_too_big',
    ],
    [
      '[REQ-FILE-02]',
      'far more than 10 MB',
      { bytes: Buffer.concat([pdf.bytes, Buffer.alloc(maxUploadBytes * 2)]) },
      413,
      'file_too_big',
    ],
  ] as const)('%s refuses %s and keeps nothing of it', async (_rule, _what, file, status, code) => {
    const before = storedFiles().length
    const answer = await upload(file as Partial<typeof pdf>)
    expect(answer).toMatchObject({ status, body: { result: 'error', code } })
    expect(temporaryFiles()).toEqual([])
    expect(storedFiles()).toHaveLength(before)
  })

  it('[REQ-FILE-02] accepts exactly 10 MB', async () => {
    expect((await upload({ bytes: pageOfSize(maxUploadBytes) })).status).toBe(200)
  })

  it('refuses a call without a file', async () => {
    const answer = await test.raw('citizen', uploadFile, {})
    expect(answer).toMatchObject({ status: 422, body: { code: 'file_missing' } })
  })

  it('[REQ-FILE-06] refuses a second upload of the same person while one runs, until that falls silent', async () => {
    const { db, clock } = test.app.services
    const foreigner = '01900000-0000-7000-8000-000000000005'
    const began = clock.now()
    const claim = { userId: foreigner, uploadId: '01900000-0000-7000-8000-0000000000f1' }
    await inTransaction(db, tx => claimUpload(tx, claim, began, new Date(0)))
    expect(await upload({}, 'foreigner')).toMatchObject({ status: 409, body: { code: 'upload_running' } })
    expect((await upload({}, 'citizen')).status).toBe(200)
    await inTransaction(db, tx => releaseUpload(tx, claim))
    const old = new Date(began.getTime() - 30_000)
    await inTransaction(db, tx => claimUpload(tx, claim, old, new Date(0)))
    expect((await upload({}, 'foreigner')).status).toBe(200)
  })

  let listening: Promise<string> | undefined
  /** An upload that has said how long it is, and no more. */
  const beginUpload = async () => {
    listening ??= test.app.listen()
    const begun = httpRequest({
      port: new URL(await listening).port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/uploadfile',
      headers: {
        authorization: `Bearer ${await test.token('mineMember')}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 5_000_000,
      },
    })
    begun.on('error', () => {})
    begun.flushHeaders()
    return begun
  }
  const awaitNext = () => vi.waitFor(async () => expect((await upload({}, 'mineMember')).status).toBe(200), 5000)

  it('forgets an upload whose client went away half-way', async () => {
    const half = await beginUpload()
    half.write(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    )
    half.write(pageOfSize(1_000_000))
    await vi.waitFor(() => expect(temporaryFiles()).toHaveLength(1), 5000)
    half.destroy()
    await vi.waitFor(() => expect(temporaryFiles()).toEqual([]), 5000)
    await awaitNext()
  })

  it('forgets an upload whose client went away before its file began', async () => {
    const none = await beginUpload()
    const running = () => test.app.services.db.selectFrom('running_uploads').selectAll().execute()
    await vi.waitFor(async () => expect(await running()).toHaveLength(1), 5000)
    none.destroy()
    await awaitNext()
  })

  it('forgets an upload whose client went away before its bytes, all of which had come, were read', async () => {
    listening ??= test.app.listen()
    const { port } = new URL(await listening)
    const token = await test.token('mineMember')
    const part = 'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf'
    const body = `--b\r\n${part}\r\n\r\n%PDF-1.7\r\n--b--\r\n`
    const head = [
      'POST /api/uploadfile HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${body.length}`,
    ]
    for (let round = 0; round < 5; round++) {
      const connection = connect(Number(port), '127.0.0.1')
      await new Promise(sent => connection.write(`${head.join('\r\n')}\r\n\r\n${body}`, sent))
      connection.destroy()
      await new Promise(gone => connection.once('close', gone))
      await awaitNext()
    }
  })

  it('takes an upload that brings no byte for silent, and one that goes on for alive', async () => {
    const stalled = await beginUpload()
    const aliveAt = async () =>
      (await test.app.services.db.selectFrom('running_uploads').select('alive_at').executeTakeFirst())?.alive_at
    const began = await vi.waitFor(async () => {
      const at = await aliveAt()
      if (!at) throw new Error('the upload has not begun')
      return at
    }, 5000)
    await delay(6000)
    expect(await aliveAt()).toEqual(began)
    stalled.write('--b\r\n')
    await vi.waitFor(async () => expect((await aliveAt())?.getTime()).toBeGreaterThan(began.getTime()), 8000)
    stalled.destroy()
    await awaitNext()
  }, 30_000)
})

describe('reading a file', () => {
  it('[CON-018] does not exist for anybody but the uploader, the applicant and the staff in scope', async () => {
    const { name } = await uploadPdf(test, 'citizen')
    await test.call('citizen', showFile, { name })
    for (const other of ['hospitalAdmin', 'foreigner', 'inspector', 'admin'] as const) {
      expect(await test.refused(other, showFile, { name })).toMatchObject({ status: 404, code: 'file_not_found' })
    }
  })

  it('[REQ-FILE-16] opens for the staff in scope once the request is sent', async () => {
    const { services } = test.app
    await sentRequest(test, 'citizen')
    const { name } = await inTransaction(services.db, tx =>
      tx.selectFrom('files').select('name').where('request_id', 'is not', null).executeTakeFirstOrThrow(),
    )
    const { url } = await test.call('inspector', showFile, { name })
    expect((await open(url)).statusCode).toBe(200)
    expect((await test.refused('hospitalAdmin', showFile, { name })).code).toBe('file_not_found')
  })

  it('[CON-018] [REQ-FILE-16] refuses an address that was changed or is older than five minutes', async () => {
    const { services } = test.app
    const { name } = await uploadPdf(test, 'citizen')
    const { name: other } = await uploadPdf(test, 'citizen')
    const citizen = await sessionOf('citizen')
    const url = fileUrl(services, citizen, name)
    const ago = (ms: number) => ({ now: () => new Date(Date.now() - ms) })
    const before = ago(301_000)
    const late = fileUrl({ secret: services.secret, clock: before }, citizen, name)
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map(letter => url.slice(0, -1) + letter)
      .filter(spelling => spelling !== url)
    const changed = [
      url.replace(name, other),
      url.replace(/until=\d+/, 'until=9999999999'),
      `${url.slice(0, -3)}abc`,
      late,
      url.replace(citizen.sessionId, (await sessionOf('hospitalAdmin')).sessionId),
      url.replace(`by=${citizen.sessionId}&`, ''),
      // Each byte has one spelling.
      ...spellings,
      `${url}=`,
    ]
    for (const address of changed) expect((await open(address)).json()).toMatchObject({ code: 'file_not_found' })
    expect((await open(url)).statusCode).toBe(200)
    const inTime = fileUrl({ secret: services.secret, clock: ago(240_000) }, citizen, name)
    expect((await open(inTime)).statusCode).toBe(200)
  })
})

describe('an address that was signed before', () => {
  it('[REQ-PRIVATE-04] opens nothing for whoever left the company, signed out or lost a role since', async () => {
    const { services } = test.app
    const { name } = await uploadPdf(test, 'mineMember')
    const membership = services.db
      .selectFrom('company_members')
      .selectAll()
      .where('user_id', '=', demoPeople.mineMember.id)
    const { url } = await test.call('mineMember', showFile, { name })
    expect((await open(url)).statusCode).toBe(200)
    const [kept] = await membership.execute()
    if (!kept) throw new Error('the demo has no such member')
    await services.db.deleteFrom('company_members').where('user_id', '=', demoPeople.mineMember.id).execute()
    expect((await open(url)).json()).toMatchObject({ code: 'file_not_found' })
    await services.db.insertInto('company_members').values(kept).execute()
    expect((await open(url)).statusCode).toBe(200)
    const own = services.db.updateTable('sessions').where('id', '=', (await sessionOf('mineMember')).sessionId)
    await own.set({ revoked_at: new Date() }).execute()
    expect((await open(url)).json()).toMatchObject({ code: 'file_not_found' })
    await own.set({ revoked_at: null }).execute()
    const staff = await sessionOf('inspector')
    const shown = fileUrl(services, staff, name)
    expect((await open(shown)).statusCode).toBe(200)
    const grants = services.db.updateTable('staff_grants').where('user_id', '=', staff.userId)
    await grants.set({ role: 'FINANCE' }).execute()
    expect((await open(shown)).statusCode).toBe(404)
    await grants.set({ role: 'REVIEWER' }).execute()
  })
})

describe('files of a request', () => {
  it('[CON-092] takes the own ones, answers the others, and removes what nothing used for a week', async () => {
    const { services } = test.app
    const own = await uploadPdf(test, 'withoutContact')
    const unused = await uploadPdf(test, 'withoutContact')
    const foreign = await uploadPdf(test, 'foreigner')
    const requestId = await inTransaction(services.db, async tx => {
      const { id } = await tx.selectFrom('requests').select('id').executeTakeFirstOrThrow()
      return id
    })
    const ownerUserId = '01900000-0000-7000-8000-000000000002'
    const names = [own.name, foreign.name, 'temp_1']
    const unknown = await inTransaction(services.db, tx => attachFiles(tx, { requestId, ownerUserId, names }))
    expect(unknown.sort()).toEqual([foreign.name, 'temp_1'].sort())

    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sweepUnusedFiles(services, inDays(6))
    expect((await open(fileUrl(services, await sessionOf('withoutContact'), unused.name))).statusCode).toBe(200)
    const before = storedFiles().length
    await sweepUnusedFiles(services, inDays(8))
    expect((await open(fileUrl(services, await sessionOf('withoutContact'), unused.name))).statusCode).toBe(404)
    expect((await open(fileUrl(services, await sessionOf('withoutContact'), own.name))).statusCode).toBe(200)
    expect(storedFiles().length).toBeLessThan(before)
  })

  it('leaves no bytes behind of a process that died between storing them and their row', async () => {
    const { services } = test.app
    const { db, files } = services
    const dies = keepBytes(services, ['ab/lost.pdf'], {
      put: () => files.putBytes('ab/lost.pdf', Buffer.from('x')),
      row: () => Promise.reject(new Error('the process dies')),
    })
    await expect(dies).rejects.toThrow('the process dies')
    const held = await uploadPdf(test, 'citizen')
    const isLost = () => storedFiles().every(path => !path.endsWith('lost.pdf'))
    // What is under way now must not be taken for a leftover.
    await sweepLeftovers(services)({ now: new Date(), today: '2026-11-22' })
    expect(isLost()).toBe(false)
    await sweepLeftovers(services)({ now: new Date(Date.now() + 2 * 3_600_000), today: '2026-11-22' })
    expect(isLost()).toBe(true)
    expect(await db.selectFrom('loose_bytes').select('storage_key').execute()).toEqual([])
    expect((await open(fileUrl(services, await sessionOf('citizen'), held.name))).statusCode).toBe(200)
  })
})
