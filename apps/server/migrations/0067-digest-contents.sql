-- What each event of journal and audit did – what was sent, remarked, paid, permitted, granted, published – is digested
-- with a salt in the transaction of the event, and the digests join the chain of seals (docs/adr/0016).
create table content_digests (
  id uuid constraint content_digests_pkey primary key default gen_random_uuid(),
  -- What kind of thing, and which; sealed_content() says what of it counts.
  kind text not null,
  thing uuid not null,
  -- The last one is what the thing has to say now.
  sequence integer not null,
  event_source text not null constraint content_digests_source check (event_source in ('audit_entries', 'request_events')),
  event_id uuid not null,
  -- By which version of sealed_content().
  content_version smallint not null,
  -- Random bytes before the content; erased with the content, so that nobody can try out what it was.
  salt bytea,
  -- SHA-256 over salt and content; null where the content was lawfully erased.
  digest bytea,
  constraint content_digests_thing unique (kind, thing, sequence)
);
comment on table content_digests is 'Digests of what events did, each sealed like the event itself.';

create table unsealed_digests (
  digest_id uuid constraint unsealed_digests_pkey primary key
);
comment on table unsealed_digests is 'Digests that the next sealing takes into the chain.';

-- What there was before the first digest is digested once, in the name of one event for each kind.
create table content_baselines (
  kind text constraint content_baselines_pkey primary key,
  event_id uuid not null,
  -- The last thing that was digested.
  after uuid not null default '00000000-0000-0000-0000-000000000000',
  finished_at timestamptz(3)
);
comment on table content_baselines is 'How far the contents of earlier releases are digested.';

create table journal_heads (
  number bigint constraint journal_heads_pkey primary key,
  hash text not null,
  -- Length and root of the public log of certificates then.
  log_size bigint not null,
  log_root text not null,
  at timestamptz(3) not null,
  -- The agency's signature over the canonical head, base64.
  signature text not null
);
comment on table journal_heads is 'The end of the chain of seals of each night, signed; the same leaves the machine by mail, log and a public address.';
create trigger journal_heads_keep before update or delete on journal_heads for each row execute function refuse_change();
create trigger journal_heads_keep_all before truncate on journal_heads for each statement execute function refuse_change();

create table audit_findings (
  id uuid constraint audit_findings_pkey primary key,
  code text not null,
  kind text not null,
  thing text not null,
  -- What people call the thing.
  label text not null,
  -- Fingerprint of what was found, so that the same is told once.
  seen text not null,
  found_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  resolved_by uuid constraint audit_findings_resolver references users,
  note text,
  constraint audit_findings_once unique (code, kind, thing, seen),
  constraint audit_findings_resolved check (num_nonnulls(resolved_at, resolved_by, note) in (0, 3))
);
comment on table audit_findings is 'What does not agree with what was sealed; open until an administrator has written what came of it.';
create index audit_findings_open on audit_findings (found_at desc, id) where resolved_at is null;

alter table journal_seals drop constraint journal_seals_source;
alter table journal_seals add constraint journal_seals_source
  check (source in ('audit_entries', 'request_events', 'content_digests')) not valid;

create function millis_of(at timestamptz) returns bigint language sql immutable as $$
  select (extract(epoch from at) * 1000)::bigint
$$;

-- Uploads that a JSON value names, with their fingerprints.
create function files_in(value jsonb) returns jsonb language sql stable as $$
  select jsonb_object_agg(f.name, f.sha256)
  from (
    select distinct v #>> '{}' as name from jsonb_path_query(value, 'strict $.** ? (@.type() == "string")') as v
    where v #>> '{}' ~ '^tmp-[0-9a-f-]{36}-[0-9a-z]{7}\.pdf$'
  ) as n join files f on f.name = n.name
$$;

-- What counts of a thing; null where it is gone, or is a draft that nobody sent. A column that is added later joins in a
-- further version of this function, never by changing what an old version answers.
create function sealed_content(kind text, thing uuid, version smallint) returns jsonb language plpgsql stable as $$
begin
  if version <> 1 then raise exception 'No version % of the content of a %', version, kind; end if;
  case kind
    when 'submission' then return (
      select jsonb_build_object('request', s.request_id, 'round', s.round, 'definition', s.definition_version_id,
        'answers', s.answers, 'facts', s.facts, 'by', s.submitted_by, 'at', millis_of(s.submitted_at),
        'files', files_in(jsonb_build_array(s.answers, s.facts)))
      from request_snapshots s where s.id = thing);
    when 'remarks' then return (
      select jsonb_agg(jsonb_build_array(m.id, m.round, m.path, m.title, m.comment) order by m.sort, m.id)
      from request_events e join request_remarks m on m.request_id = e.request_id and m.event_id = e.id
      where e.id = thing);
    when 'invoice' then return (
      select jsonb_build_object('number', i.gen_id, 'request', i.request_id, 'amount', i.amount, 'state', i.state,
        'due', i.due_on, 'reason', i.reason, 'receipt', f.sha256, 'closed_by', i.closed_by,
        'closed_at', millis_of(i.closed_at))
      from invoices i left join files f on f.id = i.receipt_file_id where i.id = thing);
    when 'quantities' then return (
      select jsonb_agg(jsonb_build_array(l.certificate_id, l.material, l.seq, l.entry, l.quantity, l.permitted,
        l.reserved, l.used, millis_of(l.at)) order by l.certificate_id, l.material, l.seq)
      from explosive_ledger l where l.request_id = thing);
    when 'certificate' then return (
      select jsonb_build_object('cs_id', c.cs_id, 'ref_id', c.ref_id, 'request', c.request_id, 'service', c.service_id,
        'holder', c.holder, 'holder_number', c.holder_register_number, 'owner', c.owner_user_id,
        'company', c.owner_company_id, 'state', c.state, 'starts', c.starts_on, 'ends', c.ends_on,
        'version', c.current_version)
      from certificates c where c.id = thing);
    when 'food_certificate' then return (
      select jsonb_build_object('number', c.request_number, 'state', c.state, 'holder', c.holder,
        'holder_number', c.holder_register_number, 'object', c.object_name, 'address', c.address,
        'activities', c.activities, 'version', c.current_version)
      from food_certificates c where c.id = thing);
    when 'certificate_version' then return (
      select jsonb_build_object('certificate', coalesce(v.certificate_id, v.food_certificate_id), 'version', v.version,
        'content', v.content, 'by', v.issued_by, 'at', millis_of(v.issued_at))
      from certificate_versions v where v.id = thing);
    when 'definition' then return (
      select jsonb_build_object('service', d.service_id, 'version', d.version, 'language', d.language, 'body', d.body,
        'plan', d.review_plan, 'certificate', d.certificate, 'by', d.published_by, 'at', millis_of(d.published_at))
      from definition_versions d where d.id = thing);
    when 'grants' then return (
      select jsonb_agg(jsonb_build_array(g.role, g.module, g.category_id, g.organization_id)
        order by g.role, g.module, g.category_id, g.organization_id)
      from staff_grants g where g.user_id = thing);
    when 'fee_report' then return (
      select jsonb_build_object('number', r.request_number, 'company', r.company_id, 'year', r.year,
        'season', r.season, 'state', r.state, 'step', r.step, 'round', r.round,
        'said', jsonb_build_array(r.payer_type, r.deposit, r.aimag, r.cert_type, r.license_number, r.mineral,
          r.second_mineral, r.resource_increased, r.season_active, r.template),
        'sums', jsonb_build_array(r.opening_surplus, r.opening_deficit, r.imposed_surplus, r.imposed_deficit,
          r.paid_surplus, r.paid_deficit, r.closing_surplus, r.closing_deficit),
        'lines', (select jsonb_agg(jsonb_build_array(l.sheet, l.month, l.product, l.unit, l.row_3, l.row_4, l.row_5,
            l.row_6, l.row_7, l.row_8, l.row_9) order by l.sheet, l.month)
          from fee_report_lines l where l.report_id = r.id))
      from fee_reports r where r.id = thing and r.state <> 'draft');
    when 'fee_report_event' then return (
      select jsonb_build_object('report', e.report_id, 'action', e.action, 'by', e.actor_user_id,
        'name', e.actor_name, 'position', e.actor_position, 'support', e.support_user_id, 'from', e.from_state,
        'to', e.to_state, 'step', e.to_step, 'resolve', e.resolve, 'round', e.round, 'comments', e.comments,
        'answers', e.answers, 'warnings', e.warnings, 'files', files_in(e.answers), 'at', millis_of(e.at))
      from fee_report_events e where e.id = thing);
    when 'food_object' then return (
      select jsonb_build_object('number', o.request_number, 'state', o.state, 'step', o.step, 'round', o.round,
        'registered_round', o.registered_round, 'owner', o.owner_user_id, 'company', o.owner_company_id,
        'name', o.object_name, 'holder', o.holder, 'address', o.address_code,
        'rounds', (select jsonb_agg(jsonb_build_array(s.round, s.content, s.sent_by, millis_of(s.sent_at),
            files_in(s.content)) order by s.round)
          from food_object_rounds s where s.food_object_id = o.id))
      from food_objects o where o.id = thing);
    else raise exception 'Nothing of the kind % is digested', kind;
  end case;
end $$;

-- The digest of a content with its salt; null where there is nothing.
create function content_digest(salt bytea, content jsonb) returns bytea language sql immutable as $$
  select sha256(salt || convert_to(content::text, 'UTF8'))
$$;

-- Things of a kind that there are, by their key, after one of them.
create function sealed_things(kind text, after uuid, most integer) returns setof uuid language plpgsql stable as $$
begin
  case kind
    when 'submission' then return query select s.id from request_snapshots s where s.id > after order by s.id limit most;
    when 'remarks' then return query
      select e.id from request_events e where e.id > after
        and exists (select from request_remarks m where m.request_id = e.request_id and m.event_id = e.id)
      order by e.id limit most;
    when 'invoice' then return query select i.id from invoices i where i.id > after order by i.id limit most;
    when 'quantities' then return query
      select distinct l.request_id from explosive_ledger l where l.request_id > after order by 1 limit most;
    when 'certificate' then return query select c.id from certificates c where c.id > after order by c.id limit most;
    when 'food_certificate' then return query
      select c.id from food_certificates c where c.id > after order by c.id limit most;
    when 'certificate_version' then return query
      select v.id from certificate_versions v where v.id > after order by v.id limit most;
    when 'definition' then return query
      select d.id from definition_versions d where d.id > after order by d.id limit most;
    when 'grants' then return query
      select distinct g.user_id from staff_grants g where g.user_id > after order by 1 limit most;
    when 'fee_report' then return query
      select r.id from fee_reports r where r.state <> 'draft' and r.id > after order by r.id limit most;
    when 'fee_report_event' then return query
      select e.id from fee_report_events e where e.id > after order by e.id limit most;
    when 'food_object' then return query select o.id from food_objects o where o.id > after order by o.id limit most;
    else raise exception 'Nothing of the kind % is digested', kind;
  end case;
end $$;

-- Digests what things say now, in the name of an event.
create function digest_contents(source text, event uuid, kind text, things uuid[]) returns void language plpgsql as $$
begin
  -- Two that digest the same thing take turns, so that the second one sees what the first wrote.
  perform pg_advisory_xact_lock(hashtextextended(digest_contents.kind || t.thing, 67))
    from (select thing from unnest(things) as t (thing) order by thing) as t;
  with said as (
    select t.thing, sealed_content(digest_contents.kind, t.thing, 1::smallint) as content,
      uuid_send(gen_random_uuid()) as salt,
      coalesce((select max(d.sequence) from content_digests d where d.kind = digest_contents.kind and d.thing = t.thing), 0)
        as before
    from unnest(things) as t (thing)
  ), written as (
    insert into content_digests (kind, thing, sequence, event_source, event_id, content_version, salt, digest)
    select digest_contents.kind, s.thing, s.before + 1, source, event, 1, s.salt,
      content_digest(s.salt, coalesce(s.content, 'null'))
    from said s where s.content is not null or s.before > 0
    returning id
  )
  insert into unsealed_digests select id from written;
end $$;

-- At the end of its transaction an event of a request digests what that very transaction wrote of it: a row that somebody
-- changed at another time is not taken for what the event did.
create function digest_request_event() returns trigger language plpgsql as $$
declare
  me xid := pg_current_xact_id()::xid;
  things uuid[];
begin
  if exists (select from request_remarks where request_id = new.request_id and event_id = new.id) then
    perform digest_contents('request_events', new.id, 'remarks', array[new.id]);
  end if;
  if new.action in ('submit', 'resubmit') then
    select array_agg(s.id) into things from request_snapshots s
      where s.request_id = new.request_id and s.round = new.round and s.xmin = me;
    perform digest_contents('request_events', new.id, 'submission', things);
  end if;
  select array_agg(i.id) into things from invoices i where i.request_id = new.request_id and i.xmin = me;
  if things is not null then perform digest_contents('request_events', new.id, 'invoice', things); end if;
  if exists (select from explosive_ledger l where l.request_id = new.request_id and l.xmin = me) then
    perform digest_contents('request_events', new.id, 'quantities', array[new.request_id]);
  end if;
  perform digest_certificates('request_events', new.id, array(
    select c.id from certificates c where c.request_id = new.request_id
    union
    select r.certificate_id from requests r where r.id = new.request_id and r.certificate_id is not null));
  return null;
end $$;

create function digest_certificates(source text, event uuid, certificates uuid[]) returns void language plpgsql as $$
declare
  me xid := pg_current_xact_id()::xid;
  things uuid[];
begin
  if cardinality(certificates) = 0 then return; end if;
  select array_agg(c.id) into things from certificates c where c.id = any (digest_certificates.certificates) and c.xmin = me;
  if things is not null then perform digest_contents(source, event, 'certificate', things); end if;
  select array_agg(v.id) into things from certificate_versions v
    where v.certificate_id = any (digest_certificates.certificates) and v.xmin = me;
  if things is not null then perform digest_contents(source, event, 'certificate_version', things); end if;
end $$;

-- The key that a text holds, if it holds one.
create function key_in(words text) returns uuid language sql immutable as $$
  select case when words ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then words::uuid end
$$;

-- The same for what the audit tells: accounts, services, certificates, fee reports, food objects; and erasures.
create function digest_audit_entry() returns trigger language plpgsql as $$
declare
  me xid := pg_current_xact_id()::xid;
  thing_id uuid := key_in(new.noun_id);
  things uuid[];
  erased jsonb;
begin
  if new.action = 'erase' then
    for erased in select jsonb_array_elements(new.detail -> 'contents') loop
      perform erase_content(new.id, erased ->> 'kind', (erased ->> 'thing')::uuid);
    end loop;
    return null;
  end if;
  case new.noun
    when 'account' then
      if exists (select from staff_grants g where g.user_id = thing_id and g.xmin = me)
        or exists (select from users u where u.id = thing_id and u.xmin = me and u.kind = 'staff'
          and not exists (select from staff_grants g where g.user_id = u.id)) then
        perform digest_contents('audit_entries', new.id, 'grants', array[thing_id]);
      end if;
    when 'service' then
      select array_agg(d.id) into things from definition_versions d
        where d.service_id::text = new.noun_id and d.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'definition', things); end if;
    when 'certificate' then
      perform digest_certificates('audit_entries', new.id,
        array(select c.id from certificates c where c.cs_id = new.noun_id or c.id = thing_id));
    when 'fee_report' then
      select array_agg(r.id) into things from fee_reports r where r.id = thing_id and r.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'fee_report', things); end if;
      select array_agg(e.id) into things from fee_report_events e where e.report_id = thing_id and e.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'fee_report_event', things); end if;
    when 'food_object' then
      select array_agg(o.id) into things from food_objects o where o.request_number = new.noun_id and o.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'food_object', things); end if;
      select array_agg(c.id) into things from food_certificates c where c.request_number = new.noun_id and c.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'food_certificate', things); end if;
      select array_agg(v.id) into things from food_certificates c join certificate_versions v on v.food_certificate_id = c.id
        where c.request_number = new.noun_id and v.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'certificate_version', things); end if;
    else null;
  end case;
  return null;
end $$;

-- An erasure is an event like any other: its digest says that nothing is left, and the salts of the earlier ones go, so
-- that nobody can try out what was there.
create function erase_content(event uuid, kind text, thing uuid) returns void language plpgsql as $$
declare
  written uuid;
begin
  update content_digests d set salt = null where d.kind = erase_content.kind and d.thing = erase_content.thing;
  insert into content_digests (kind, thing, sequence, event_source, event_id, content_version)
  select erase_content.kind, erase_content.thing, coalesce(max(d.sequence), 0) + 1, 'audit_entries', event, 1
    from content_digests d where d.kind = erase_content.kind and d.thing = erase_content.thing
  returning id into written;
  insert into unsealed_digests values (written);
end $$;

-- Nothing of a digest changes but that its salt is erased.
create function keep_digest() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.salt is null
    and (new.id, new.kind, new.thing, new.sequence, new.event_source, new.event_id, new.content_version, new.digest)
      is not distinct from
      (old.id, old.kind, old.thing, old.sequence, old.event_source, old.event_id, old.content_version, old.digest)
  then return new; end if;
  raise exception '% keeps what was true at the time; rows are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger content_digests_keep before update or delete on content_digests for each row execute function keep_digest();
create trigger content_digests_keep_all before truncate on content_digests for each statement execute function refuse_change();

create constraint trigger request_events_digest after insert on request_events
  deferrable initially deferred for each row execute function digest_request_event();
create constraint trigger audit_entries_digest after insert on audit_entries
  deferrable initially deferred for each row
  when (new.noun in ('account', 'service', 'certificate', 'fee_report', 'food_object') or new.action = 'erase')
  execute function digest_audit_entry();
