// What a rehearsal tells of a thousand open drafts, how long it takes, and what publishing makes of them.
// Usage: npm run bench -- rehearsal [drafts]; writes bench/results/rehearsal.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { xRayAnswers, xRayService } from '../apps/server/seeds/demo/answers.ts'
import type { App } from '../apps/server/src/app.ts'
import { inTransaction } from '../apps/server/src/db/transaction.ts'
import { describeMachine, today } from './measure/machine.ts'
import { withPortal } from './measure/with-portal.ts'

const [drafts = 1000] = process.argv.slice(2).map(Number)
const machine = describeMachine()

type Answer = Record<string, unknown>

/** Calls the API in process; a refusal ends the measurement. */
const caller = (app: App, token: string) => async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.http.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body.slice(0, 800)}`)
  return reply.json() as Answer
}

/** Copies one saved draft so many times; every tenth of them has answered the question that will be taken out. */
const copyDrafts = (app: App, number: string, field: string): Promise<unknown> =>
  inTransaction(app.services.db, tx =>
    sql`
      insert into requests
      select (jsonb_populate_record(r, jsonb_build_object(
        'id', gen_random_uuid(), 'request_number', 'R26' || lpad((1000000 + n)::text, 7, '0'),
        'answers', case when n % 10 = 0 then r.answers else r.answers - ${field} end))).*
      from requests r, generate_series(1, ${drafts - 1}) n where r.request_number = ${number}
    `.execute(tx),
  )

type Field = { name?: string; type: string; required?: boolean; _title: { mn: string; en: string }; when?: unknown }
type Body = { sections: { rows: { fields: Field[] }[] }[] }

/** An answered question that nothing refers to, to be taken out. */
const expendable = (body: Body, answers: Answer): string => {
  const all = JSON.stringify(body)
  const found = Object.keys(answers).find(
    name => typeof answers[name] === 'string' && all.split(`"${name}"`).length === 2,
  )
  if (!found) throw new Error('Every answered question is referred to')
  return found
}

/** The next version: one question goes, one comes, one is called otherwise. */
const changed = (body: Body, gone: string): Body => {
  const next = structuredClone(body)
  for (const { rows } of next.sections) {
    for (const row of rows) row.fields = row.fields.filter(({ name }) => name !== gone)
  }
  for (const section of next.sections) section.rows = section.rows.filter(({ fields }) => fields.length > 0)
  const first = next.sections[0]?.rows[0]?.fields[0]
  if (first) first._title = { ...first._title, mn: `${first._title.mn} (шинэ нэр)` }
  next.sections[0]?.rows.push({
    fields: [{ type: 'string', name: 'added_question', _title: { mn: 'Нэмэлт асуулт', en: 'Further question' } }],
  })
  return next
}

await withPortal({}, async ({ app, signIn }) => {
  const asClient = caller(app, await signIn('citizen'))
  const asAdmin = caller(app, await signIn('admin'))
  const asSecond = caller(app, await signIn('secondAdmin'))

  const id = xRayService.formid
  const { data } = (await asAdmin('GET', `/staff/catalogue/service?id=${id}`)) as {
    data: { draft: { version: number; body: Body; plan: unknown[] } }
  }
  const { code } = await asClient('POST', '/request/create', { type: 'NEW', ...xRayService })
  const number = String(code)
  // Nothing is sent, so that the file need not be there.
  const file = { name: `tmp-${crypto.randomUUID()}-abcdefg.pdf`, title: 'passport.pdf', size: 1000 }
  const answers = xRayAnswers(file)
  const gone = expendable(data.draft.body, answers)
  await asClient('POST', '/request/savedraft', { request_number: number, data: answers })
  await copyDrafts(app, number, gone)

  const content = { id, language: 'mn', body: changed(data.draft.body, gone), plan: data.draft.plan }
  const saved = await asAdmin('POST', '/staff/catalogue/draft/save', { ...content, version: data.draft.version })
  const draft = { id, version: saved.version }
  const timed = async (call: typeof asAdmin, url: string, input: object): Promise<[number, Answer]> => {
    const start = performance.now()
    const answer = await call('POST', url, input)
    return [performance.now() - start, answer]
  }
  const [rehearsing, { rehearsal }] = await timed(asAdmin, '/staff/catalogue/draft/rehearse', draft)
  const found = rehearsal as {
    passed: boolean
    open: { total: number; clean: number; breaking: number }
    breaking: { request_number: string; breaks: { code: string; path: string }[] }[]
    self_test: { ok: boolean }[]
  }
  const drafted = () =>
    app.services.db
      .selectFrom('requests')
      .select(['request_number', 'answers'])
      .where('service_id', '=', id)
      .where('state', '=', 'draft')
      .execute()
  const held = new Map((await drafted()).map(row => [row.request_number, Object.keys(row.answers as object)]))
  // The form changes what is certified, so that a second administrator publishes it by confirming.
  const { proposal } = await asAdmin('POST', '/staff/catalogue/draft/publish', draft)
  const [publishing] = await timed(asSecond, '/staff/proposals/confirm', { id: proposal })

  // Every request is opened as its owner would, and must hold each answer that it held before.
  const rows = await drafted()
  let broken = 0
  let aside = 0
  let lifted = 0
  const versions = new Map<number, number>()
  for (const row of rows) {
    const opened = await asClient('GET', `/getserviceform?id=${row.request_number}`).catch(() => null)
    const form = opened?.form as { version: number; body: Body } | undefined
    const names = JSON.stringify(form?.body ?? '')
    const lost = Object.keys(row.answers as object).filter(name => !names.includes(`"${name}"`))
    const change = opened?.form_change as { lifted: { aside: { path: string }[] } | null } | undefined
    const kept = new Set([
      ...Object.keys((opened?.request as { data?: object } | undefined)?.data ?? {}),
      ...(change?.lifted?.aside ?? []).map(({ path }) => path.split('/')[0] ?? ''),
    ])
    if (change?.lifted) lifted += 1
    if (change?.lifted?.aside.length) aside += 1
    const missing = (held.get(row.request_number) ?? []).filter(name => !kept.has(name))
    if (!form || lost.length > 0 || missing.length > 0) broken += 1
    else versions.set(form.version, (versions.get(form.version) ?? 0) + 1)
  }

  const report = `# Rehearsal of a form with open requests

Method: ${drafts.toLocaleString('en')} open drafts of the X-ray licence, every tenth of which has answered a question that the next version takes out; the next version also adds a question and renames one. Rehearsed and published by the administrator's own calls; every draft goes over, the answer without a place is set aside, and each person is told. Afterwards every draft is opened as its owner would; one is broken when it does not open, when its form has no place for an answer it holds, or when an answer that it held before stands neither in the form nor among those set aside. Built-in PostgreSQL.

| | |
|---|---|
| date | ${today()} |
| machine | ${machine} |
| self-test | ${found.self_test.filter(({ ok }) => ok).length} of ${found.self_test.length} acts passed in both languages |
| rehearsal (self-test and ${found.open.total.toLocaleString('en')} requests) | ${(rehearsing / 1000).toFixed(1)} s |
| reported as keeping everything / with answers affected | ${found.open.clean} / ${found.open.breaking} |
| first of those reported | \`${found.breaking[0]?.request_number}\`: ${found.breaking[0]?.breaks.map(({ code, path }) => `${code} \`${path}\``).join(', ')} |
| publishing | ${(publishing / 1000).toFixed(1)} s |
| drafts taken over / with answers set aside | ${lifted} / ${aside} |
| opened afterwards | ${[...versions].map(([version, count]) => `${count} under version ${version}`).join(', ')} |
| **broken** | **${broken}** |
`
  console.log(report)
  writeFileSync(join(import.meta.dirname, 'results/rehearsal.md'), report)
  if (broken > 0 || !found.passed) process.exitCode = 1
})
