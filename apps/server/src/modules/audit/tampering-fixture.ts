// What somebody who rules the database might change, and what the audit says of each.
import type { FindingCode, FindingKind } from '@khyanalt/domain/audit-findings'
import { v7 as uuidv7 } from 'uuid'
import { demoStaff } from '../../../seeds/demo/people.ts'
import type { Source } from './seals.sql.ts'

export const row = (source: Source, place = 'order by number desc') =>
  `(select row_id from journal_seals where source = '${source}' ${place} limit 1)`
const invoice = `(select id from invoices order by id limit 1)`

type Case = readonly [what: string, change: string, code: FindingCode, kind: FindingKind]
export const tampered: readonly Case[] = [
  // The journal, the audit and their seals.
  [
    'an act was edited',
    `update request_events set note = 'x' where id = ${row('request_events')}`,
    'row_changed',
    'request_events',
  ],
  [
    'an act was moved in time',
    `update audit_entries set at = at - interval '1 day' where id = ${row('audit_entries')}`,
    'row_changed',
    'audit_entries',
  ],
  ['an act was deleted', `delete from audit_entries where id = ${row('audit_entries')}`, 'row_gone', 'audit_entries'],
  [
    'an act was deleted with its seal',
    `with gone as (delete from journal_seals where number = 5 returning row_id, source)
     delete from audit_entries where id in (select row_id from gone where source = 'audit_entries')`,
    'seal_gone',
    'chain',
  ],
  [
    'two acts changed places',
    `with two as (select e.id, e.note, e.at, lead(e.id) over (order by e.id) as other,
        lead(e.at) over (order by e.id) as other_at from request_events e order by e.id limit 2)
     update request_events e set at = coalesce(t.other_at, (select min(at) from two)), note = 'swapped' from two t where t.id = e.id`,
    'row_changed',
    'request_events',
  ],
  [
    'two seals changed places',
    `update journal_seals set number = -1 where number = 3; update journal_seals set number = 3 where number = 4;
     update journal_seals set number = 4 where number = -1`,
    'seal_changed',
    'chain',
  ],
  [
    'an act was slipped in past the trigger',
    `insert into audit_entries values ('${uuidv7()}', null, 'x', 'job', 'x', '{}', now())`,
    'row_unsealed',
    'audit_entries',
  ],
  ['the end of the chain was cut off', 'delete from journal_seals where number > 20', 'seal_gone', 'chain'],
  // What the journal is about.
  [
    'sent answers were rewritten',
    `update request_snapshots set answers = answers || '{"x": 1}' where id = (select min(id::text)::uuid from request_snapshots)`,
    'content_changed',
    'submission',
  ],
  [
    'a sent round was deleted',
    `delete from request_snapshots where id = (select min(id::text)::uuid from request_snapshots)`,
    'content_gone',
    'submission',
  ],
  [
    'a remark was rewritten',
    `update request_remarks set comment = comment || '!' where id = (select min(id::text)::uuid from request_remarks)`,
    'content_changed',
    'remarks',
  ],
  ['remarks were deleted', 'delete from request_remarks', 'content_gone', 'remarks'],
  [
    'a request was approved without an act',
    `update requests set state = 'approved' where id = (select id from requests where state = 'review' limit 1)`,
    'state_unrecorded',
    'request',
  ],
  [
    'an invoice was set paid',
    `update invoices set state = 'paid' where id = (select id from invoices where state = 'unpaid' limit 1)`,
    'content_changed',
    'invoice',
  ],
  ['an invoice became cheaper', `update invoices set amount = 1 where id = ${invoice}`, 'content_changed', 'invoice'],
  [
    'a line of a fee report was changed',
    `update fee_report_lines set row_3 = row_3 + 1 where report_id = (select report_id from fee_report_lines order by 1 limit 1)`,
    'content_changed',
    'fee_report',
  ],
  [
    'an act on a fee report was rewritten',
    `update fee_report_events set comments = '[{"title":"x","comment":"x"}]' where id = (select min(id::text)::uuid from fee_report_events)`,
    'content_changed',
    'fee_report_event',
  ],
  [
    'a late request was approved without an action',
    `update cases set state = 'approved' where id = (select id from cases where type = 'late_request' and state = 'sent' limit 1)`,
    'content_changed',
    'case',
  ],
  [
    'a food object was registered without an action',
    `update cases set state = 'registered' where id = (select id from cases where type = 'food_object' and state = 'sent' limit 1)`,
    'content_changed',
    'food_object',
  ],
  [
    'what was sent of a food object was rewritten',
    `update case_submissions set content = '{}' where case_id = (select case_id from case_submissions limit 1)`,
    'content_changed',
    'food_object',
  ],
  [
    'another round of an object is in force',
    'update food_registrations set registered_round = 7 where registered_round = 1',
    'content_changed',
    'food_object',
  ],
  ['a quarter is open longer', 'update late_request_quarters set open_until = open_until+9', 'content_changed', 'case'],
  [
    'an action on a case went to another person',
    `update case_events set actor_user_id = '${demoStaff.inspector.id}' where action = 'reject'`,
    'content_changed',
    'case_event',
  ],
  ['an action on a case was deleted', `delete from case_events where action = 'reject'`, 'content_gone', 'case_event'],
  [
    'the fingerprint of a sent file was changed',
    `update files set sha256 = repeat('0', 64) where purpose = 'answer'`,
    'content_changed',
    'submission',
  ],
  [
    'a published form was rewritten',
    `update definition_versions set review_plan = '[]' where id = (select min(id::text)::uuid from definition_versions)`,
    'content_changed',
    'definition',
  ],
  [
    'a role was slipped in',
    `insert into staff_grants (id, user_id, role) values ('${uuidv7()}', '${demoStaff.inspector.id}', 'ADMIN')`,
    'content_changed',
    'grants',
  ],
  [
    'a role was given to somebody without any',
    `insert into staff_grants (id, user_id, role) select '${uuidv7()}', id, 'ADMIN' from users where kind = 'client' limit 1`,
    'content_unrecorded',
    'grants',
  ],
  [
    'quantities of explosives became tenfold',
    `update explosive_ledger set quantity = quantity * 10, permitted = permitted * 10, reserved = reserved * 10,
     used = used * 10, permitted_before = permitted_before * 10, reserved_before = reserved_before * 10,
     used_before = used_before * 10`,
    'content_changed',
    'quantities',
  ],
  [
    'a certificate became valid for ten years more',
    `update certificates set ends_on = ends_on + 3650 where id = (select min(id::text)::uuid from certificates)`,
    'log_differs',
    'certificate',
  ],
  [
    'a certificate went to another holder',
    `update certificates set holder = 'Өөр хүн' where id = (select min(id::text)::uuid from certificates)`,
    'content_changed',
    'certificate',
  ],
  [
    'the content of a certificate was rewritten',
    `update certificate_versions set content = content || '{"requestNumber": "R990000001"}' where id = (select min(id::text)::uuid from certificate_versions)`,
    'content_changed',
    'certificate_version',
  ],
  [
    'the public log was changed',
    `update certificate_log set ends_on = ends_on + 3650 where seq = 1`,
    'log_changed',
    'log',
  ],
  [
    'the end of the public log was cut off with all that tells of it',
    `delete from certificate_log where seq > 2; delete from certificate_log_nodes where place * 2 ^ level + 2 ^ level > 2;
     delete from certificate_log_heads;
     update certificate_log_end set size = 2, last_hash = (select hash from certificate_log_nodes where level = 0 and place = 1)`,
    'log_cut',
    'log',
  ],
  [
    'the last acts were cut off with their seals',
    `delete from request_events e using journal_seals s where s.row_id = e.id and s.number > 20;
     delete from audit_entries e using journal_seals s where s.row_id = e.id and s.number > 20;
     delete from content_digests e using journal_seals s where s.row_id = e.id and s.number > 20;
     delete from journal_seals where number > 20;
     update journal_end set number = 20, hash = (select hash from journal_seals where number = 20)`,
    'other_chain',
    'chain',
  ],
  ['a kept head was replaced', `update journal_heads set hash = repeat('0', 64)`, 'head_forged', 'chain'],
  [
    'the first count was begun again',
    `insert into audit_entries values ('${uuidv7()}', null, 'baseline', 'audit', 'grants', '{}', now())`,
    'baseline_repeated',
    'chain',
  ],
]
