import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAgency } from '@khyanalt/contract/agency-settings'
import { getCategories, getForm, getFormList } from '@khyanalt/contract/catalogue'
import { getOpening, listOpenable, openServices, publishPosts, tryMail } from '@khyanalt/contract/opening'
import { listPosts } from '@khyanalt/contract/posts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOpening } from '../../../seeds/reference/opening.ts'
import { seedReference } from '../../../seeds/reference/seed-reference.ts'
import { freePort } from '../../../test/free-port.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { sampleAccount, sampleFacts } from '../agency/agency-fixture.ts'
import { lacksOf } from './judge-service.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(test.app.services.db, work)
const real = { demo: false, WITH_SERVICES: '0' } as const

/** The database as that of real people who start for the first time. */
const beginAnew = (config: { readonly demo: boolean; readonly WITH_SERVICES: '0' | '1' }) =>
  within(async tx => {
    // What never changes is taken out all the same, as if it had never been.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate services, posts, agency cascade`.execute(tx)
    await sql`set local session_replication_role = origin`.execute(tx)
    await seedReference(tx, new Date(), await findOpening(tx, config))
  })
const seen = async () => {
  const { data, service_count: counts } = await test.call(null, getCategories, {})
  const lists = await Promise.all(data.map(({ id }) => test.call(null, getFormList, { serviceid: id })))
  const posts = await test.call(null, listPosts, { page: 1, pagesize: 100 })
  return {
    services: lists.flatMap(list => list.data),
    counted: Object.values(counts).filter(Boolean).length,
    posts: posts.data.total,
  }
}
const openable = () => test.call('admin', listOpenable, {})
const find = async (slug: string) => {
  const row = await test.app.services.db.selectFrom('services').select('id').where('slug', '=', slug).executeTakeFirst()
  const service = (await openable()).services.find(({ id }) => id === row?.id)
  if (!service) throw new Error(`There is no ${slug}`)
  return service
}

describe('a portal for real people', () => {
  it('[REQ-OPEN-06] [REQ-OPEN-07] begins with nothing that people see, counted as nothing', async () => {
    await beginAnew(real)
    expect(await seen()).toEqual({ services: [], counted: 0, posts: 0 })
    expect((await test.refused(null, getForm, { slug: 'x-ray-licence' })).code).toBe('service_not_found')
    const listed = await openable()
    expect(listed.services.length).toBeGreaterThan(35)
    expect(listed.services.some(({ open }) => open)).toBe(false)
    expect(listed.posts.some(({ published }) => published)).toBe(false)
  })

  it('[REQ-OPEN-06] opens everything at the very first start with WITH_SERVICES, and nothing later', async () => {
    await beginAnew({ demo: false, WITH_SERVICES: '1' })
    expect((await seen()).services.length).toBeGreaterThan(35)
    expect((await seen()).posts).toBeGreaterThan(20)
    expect(await within(tx => findOpening(tx, { demo: false, WITH_SERVICES: '1' }))).toBe('closed')
    expect(await within(tx => findOpening(tx, { demo: true, WITH_SERVICES: '0' }))).toBe('open')
  })

  it('[REQ-OPEN-06] keeps what is open when it starts again, and gets what is new closed', async () => {
    await beginAnew({ demo: false, WITH_SERVICES: '1' })
    const before = await seen()
    const { id } = await find('dental-x-ray-registration')
    await within(async tx => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`delete from definition_versions where service_id = ${id}`.execute(tx)
      await sql`delete from services where id = ${id}`.execute(tx)
    })
    await within(async tx => seedReference(tx, new Date(), await findOpening(tx, { ...real, WITH_SERVICES: '1' })))
    expect((await find('dental-x-ray-registration')).open).toBe(false)
    const after = await seen()
    expect(after.services.map(one => one.id)).toEqual(before.services.map(one => one.id).filter(one => one !== id))
    expect(after.posts).toBe(before.posts)
  })
})

describe('opening services', () => {
  it('[REQ-OPEN-07] [REQ-OPEN-08] lets people see and take several at once, and keeps a closed one listed', async () => {
    await beginAnew(real)
    const [first, second] = [await find('x-ray-licence'), await find('dental-x-ray-registration')]
    const open = (service: typeof first, to: boolean) => ({ id: service.id, version: service.version, open: to })
    const done = await test.call('admin', openServices, { services: [open(first, true), open(second, true)] })
    expect(done).toMatchObject({ opened: 2, closed: 0 })
    expect((await seen()).services.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
    expect((await test.call(null, getForm, { slug: 'x-ray-licence' })).data.status).toBe(1)
    await test.call('admin', openServices, { services: [open(await find('x-ray-licence'), false)] })
    expect((await seen()).services).toHaveLength(2)
    expect((await test.refused(null, getForm, { slug: 'x-ray-licence' })).code).toBe('service_not_found')
    const acts = await test.app.services.db
      .selectFrom('audit_entries')
      .select(['action', 'noun_id'])
      .where('noun', '=', 'service')
      .where('action', 'in', ['open', 'close'])
      .execute()
    expect(acts).toHaveLength(3)
  })

  it('[REQ-OPEN-08] changes nothing where one of them was changed meanwhile, has no form, or is unknown', async () => {
    await beginAnew(real)
    const [good, other] = [await find('x-ray-licence'), await find('dental-x-ray-registration')]
    const ask = (services: readonly object[]) =>
      test.refused('admin', openServices, { services: services as { id: number; version: number; open: boolean }[] })
    const opened = { id: good.id, version: good.version, open: true }
    expect(await ask([opened, { id: other.id, version: other.version + 1, open: true }])).toMatchObject({
      code: 'version_conflict',
      current: { id: other.id },
    })
    expect((await ask([opened, { id: 99_999, version: 1, open: true }])).code).toBe('service_not_found')
    await test.app.services.db
      .updateTable('services')
      .set({ current_version: null })
      .where('id', '=', other.id)
      .execute()
    expect((await ask([opened, { ...opened, id: other.id }])).code).toBe('wrong_state')
    expect((await seen()).services).toEqual([])
    expect((await test.refused('head', openServices, { services: [opened] })).code).toBe('not_allowed')
  })

  it('[REQ-OPEN-08] says what each one lacks', async () => {
    await beginAnew(real)
    const licence = await find('x-ray-licence')
    expect(licence.lacks).toEqual(['no_account', 'not_rehearsed'])
    const priced = {
      current_version: 1,
      review_plan: [{ role: 'REVIEWER' }, { role: 'APPROVER' }] as never,
      seeded: false,
      rehearsed_digest: null,
      fee: 500_000,
      module: 'INSPECTION' as const,
      root_id: 14,
    }
    const held = (role: string, category: number | null = null) => ({ role, module: null, category_id: category })
    const staff = [held('REVIEWER'), held('APPROVER'), held('FINANCE')]
    expect(lacksOf(priced, staff, true)).toEqual([])
    expect(lacksOf(priced, staff, false)).toEqual(['no_account'])
    expect(lacksOf(priced, [held('REVIEWER'), held('APPROVER', 21), held('FINANCE')], true)).toEqual(['no_staff'])
    expect(lacksOf({ ...priced, fee: null }, staff.slice(0, 2), false)).toEqual([])
    expect(lacksOf({ ...priced, current_version: null, seeded: true }, staff, true)).toEqual([
      'no_form',
      'not_rehearsed',
    ])
  })
})

describe('publishing the posts that came along', () => {
  it('[REQ-OPEN-09] shows those that were chosen, and an update of the product hides none', async () => {
    await beginAnew(real)
    const { posts } = await openable()
    const ids = posts.slice(0, 3).map(({ id }) => id)
    expect(await test.call('admin', publishPosts, { ids })).toMatchObject({ published: 3 })
    expect((await seen()).posts).toBe(3)
    await test.app.services.db.updateTable('posts').set({ seed_hash: 'before' }).execute()
    await within(async tx => seedReference(tx, new Date(), await findOpening(tx, real)))
    expect((await seen()).posts).toBe(3)
    const hashes = await test.app.services.db.selectFrom('posts').select('seed_hash').execute()
    expect(hashes.map(({ seed_hash }) => seed_hash)).not.toContain('before')
    expect((await test.refused('admin', publishPosts, { ids: [99_999] })).code).toBe('post_not_found')
  })
})

describe('how far the agency is ready', () => {
  it('[REQ-OPEN-10] is told step by step', async () => {
    await beginAnew(real)
    await within(tx => sql`delete from staff_grants where role = 'FINANCE'`.execute(tx))
    const { data } = await test.call('admin', getOpening, {})
    expect(data).toMatchObject({
      agency: false,
      administrators: 1,
      vacant: ['FINANCE'],
      account: false,
      backup_at: null,
    })
    expect(data.services.open).toBe(0)
    expect(data.posts.open).toBe(0)
    await test.token('secondAdmin')
    await test.call('admin', saveAgency, { version: 0, facts: sampleFacts, account: sampleAccount })
    const later = (await test.call('admin', getOpening, {})).data
    expect(later).toMatchObject({ agency: true, administrators: 2, account: true })
  })

  it('[REQ-OPEN-11] a mail to try reaches whoever asks, under the name of the agency', async () => {
    await beginAnew(real)
    await test.call('admin', saveAgency, { version: 0, facts: sampleFacts, account: null })
    expect((await test.call('admin', getOpening, {})).data.mailed_at).toBeNull()
    const { to } = await test.call('admin', tryMail, {})
    expect(to).toBe('admin@khyanalt.test')
    const folder = join(test.app.services.config.DATA_DIR, 'mail')
    const mails = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
    const [mail = ''] = mails.filter(text => text.includes('To: admin@khyanalt.test'))
    const parts = mail.split(/\r?\n\r?\n/).map(part => Buffer.from(part, 'base64').toString('utf8'))
    expect(parts.join('\n')).toContain(`${sampleFacts.name.mn}: энэ бол туршилтын имэйл`)
    expect((await test.call('admin', getOpening, {})).data.mailed_at).not.toBeNull()
  })

  it('[REQ-OPEN-11] a mail that the server does not take is told so, and counts for nothing', async () => {
    const environment = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }
    const other = await openTestApp({ environment })
    try {
      expect(await other.refused('admin', tryMail, {})).toMatchObject({ code: 'mail_refused', status: 502 })
      expect((await other.call('admin', getOpening, {})).data.mailed_at).toBeNull()
    } finally {
      await other.close()
    }
  })
})
