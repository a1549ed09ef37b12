import { describe, expect, it } from 'vitest'
import { firstHeld, judgeMigration } from './migration-rules.ts'

const file = `${String(firstHeld).padStart(4, '0')}-change-things.sql`
const rulesBroken = (text: string) => judgeMigration(file, text).map(fault => fault.split(': ')[1])

describe('the rules of migrations', () => {
  it.each([
    ['drop', 'alter table requests drop column note'],
    ['drop', 'drop table statements'],
    ['rename', 'alter table requests rename column note to remark'],
    ['rename', 'alter table requests rename to cases'],
    ['type', 'alter table requests alter column note type varchar(20)'],
    ['not-null', 'alter table requests add column colour text not null'],
    ['not-null', 'alter table requests alter column note set not null'],
    ['default', 'alter table requests add column key uuid default gen_random_uuid()'],
    ['constraint', 'alter table requests add constraint requests_note_check check (note <> $$a$$)'],
    ['index', 'create index requests_note on requests (note)'],
    ['rows', "update requests set note = ''"],
    ['rows', 'create table a (id integer); delete from requests'],
    ['lock', 'truncate requests'],
    ['outside', 'create index concurrently requests_note on requests (note)'],
    ['outside', '-- outside a transaction\ncreate index concurrently requests_note on requests (note);'],
    ['outside', '-- outside a transaction\nalter table requests add column colour text;'],
  ])('refuse "%s" in: %s', (rule, text) => {
    expect(rulesBroken(text)).toEqual([rule])
  })

  it.each([
    'alter table requests add column colour text',
    "alter table requests add column colour text not null default 'red'",
    'create table a (id uuid not null default gen_random_uuid()); create index a_id on a (id); insert into a select id from users',
    'alter table requests add constraint requests_note_check check (note is not null) not valid',
    'alter table requests validate constraint requests_note_check',
    '-- outside a transaction\ndrop index concurrently if exists r_note;\ncreate index concurrently r_note on requests (note);',
    'create function f() returns trigger language plpgsql as $$ begin update requests set note = 1; end $$',
    '-- accepted: drop: unused since 0.4\nalter table requests drop column note',
  ])('let pass: %s', text => {
    expect(rulesBroken(text)).toEqual([])
  })

  it('take no "accepted" without a reason', () => {
    expect(rulesBroken('-- accepted: drop:\nalter table requests drop column note')).toEqual(['drop'])
  })
})
