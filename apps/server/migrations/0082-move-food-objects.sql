-- Food objects are cases (ADR 0031). What is theirs alone stays in their table under another name, and what was sent of
-- a case, round by round, is the same for every type that sends.
-- accepted: rename: views of the old names, with the same columns, serve the release before
-- accepted: drop: what the columns held stands in cases, and the view answers them as before
-- accepted: lock: 20,000 objects with 80,000 acts take 4.5 seconds of a processor, in which they are read but nobody sends or decides on one; then nobody reads them for milliseconds; the migration gives way after three seconds
-- accepted: rows: one row, which says how far the events of cases are digested
lock table food_objects, food_object_rounds in exclusive mode;
insert into cases (id, type, number, state, step, round, owner_user_id, owner_company_id, organization_id, version,
  created_by, created_at, updated_at, submitted_at, due_on, days_left, search_key)
select id, 'food_object', request_number, state, step, round, owner_user_id, owner_company_id, organization_id, version,
  created_by, created_at, updated_at, submitted_at, due_on, days_left, search_key
from food_objects;

-- Each entry of the audit becomes the event that it tells of. Who of the agency sent for the applicant stands with the round.
insert into case_events (id, case_id, action, actor_user_id, actor_name, actor_position, support_user_id, from_state,
  to_state, to_step, resolve, round, note, at)
select a.id, o.id, a.action, a.actor_user_id, a.detail ->> 'name', a.detail ->> 'position',
  case when a.action in ('submit', 'update') and a.detail ->> 'support' is not null then r.sent_by end,
  lag(a.detail ->> 'to') over (partition by o.id order by a.at, a.id), coalesce(a.detail ->> 'to', o.state),
  coalesce((a.detail ->> 'toStep')::smallint, o.step), (a.detail ->> 'resolve')::smallint,
  coalesce((a.detail ->> 'round')::smallint, o.round), a.detail ->> 'note', a.at
from audit_entries a join food_objects o on o.request_number = a.noun_id
left join food_object_rounds r on r.food_object_id = o.id and r.round = (a.detail ->> 'round')::smallint
where a.noun = 'food_object';
-- They are digested like the events of before: those of the release that had none, by the job that runs at every start.
update content_baselines set after = '00000000-0000-0000-0000-000000000000', finished_at = null where kind = 'case_event';

-- In the order in which people read them.
lock table food_objects, food_object_rounds in access exclusive mode;
alter table food_object_rounds drop constraint food_object_rounds_object;
alter table food_object_rounds rename to case_submissions;
alter table case_submissions rename column food_object_id to case_id;
alter table case_submissions rename constraint food_object_rounds_pkey to case_submissions_pkey;
alter table case_submissions rename constraint food_object_rounds_sender to case_submissions_sender;
alter table case_submissions
  add constraint case_submissions_case foreign key (case_id) references cases not valid;
alter trigger food_object_rounds_keep on case_submissions rename to case_submissions_keep;
create trigger case_submissions_keep_all before truncate on case_submissions
  for each statement execute function refuse_change();
comment on table case_submissions is 'What was sent of a case, by round; never changes.';

alter table food_objects rename to food_registrations;
alter table food_registrations rename column id to case_id;
alter table food_registrations
  drop column request_number, drop column state, drop column step, drop column round, drop column version,
  drop column owner_user_id, drop column owner_company_id, drop column created_by, drop column organization_id,
  drop column created_at, drop column updated_at, drop column submitted_at, drop column due_on, drop column days_left,
  drop column search_key;
alter table food_registrations rename constraint food_objects_pkey to food_registrations_pkey;
alter table food_registrations rename constraint food_objects_type to food_registrations_type;
alter table food_registrations rename constraint food_objects_sender to food_registrations_sender;
alter index food_objects_place rename to food_registrations_place;
alter table food_registrations
  add constraint food_registrations_case foreign key (case_id) references cases not valid;
comment on table food_registrations is 'What a food object has beside its case: its names, its place and which round is registered.';

-- The release before goes on with food objects under their old names. All of this goes with the release after this one.
create view food_object_rounds as
select case_id as food_object_id, round, content, sent_by, sent_at from case_submissions;
comment on view food_object_rounds is 'What was sent of food objects, as the release before reads and writes it.';
create view food_objects as
select k.id, k.number as request_number, g.type, k.state, k.step, k.round, g.registered_round, k.version,
  k.owner_user_id, k.owner_company_id, k.created_by, g.sender_type, g.object_name, g.holder, g.address_code,
  k.organization_id, g.operator_note, k.created_at, k.updated_at, k.submitted_at, g.verified_at, k.due_on, k.days_left,
  k.search_key
from cases k join food_registrations g on g.case_id = k.id where k.type = 'food_object';
comment on view food_objects is 'Food objects as the release before reads and writes them.';

create function write_food_object() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.step := coalesce(new.step, 1);
    new.round := coalesce(new.round, 1);
    new.version := coalesce(new.version, 1);
    insert into cases (id, type, number, state, step, round, owner_user_id, owner_company_id, organization_id, version,
      created_by, created_at, updated_at, submitted_at, due_on, days_left, search_key)
    values (new.id, 'food_object', new.request_number, new.state, new.step, new.round, new.owner_user_id,
      new.owner_company_id, new.organization_id, new.version, new.created_by, new.created_at, new.updated_at,
      new.submitted_at, new.due_on, new.days_left, new.search_key);
    insert into food_registrations (case_id, type, registered_round, sender_type, object_name, holder, address_code,
      operator_note, verified_at)
    values (new.id, new.type, new.registered_round, new.sender_type, new.object_name, new.holder, new.address_code,
      new.operator_note, new.verified_at);
  else
    update cases set state = new.state, step = new.step, round = new.round, owner_user_id = new.owner_user_id,
      owner_company_id = new.owner_company_id, organization_id = new.organization_id, version = new.version,
      created_by = new.created_by, updated_at = new.updated_at, submitted_at = new.submitted_at, due_on = new.due_on,
      days_left = new.days_left, search_key = new.search_key
    where id = old.id;
    update food_registrations set type = new.type, registered_round = new.registered_round,
      sender_type = new.sender_type, object_name = new.object_name, holder = new.holder,
      address_code = new.address_code, operator_note = new.operator_note, verified_at = new.verified_at
    where case_id = old.id;
  end if;
  return new;
end $$;
create trigger food_objects_write instead of insert or update on food_objects
  for each row execute function write_food_object();

create function add_food_event(entry audit_entries) returns void language sql as $$
  insert into case_events (id, case_id, action, actor_user_id, actor_name, actor_position, support_user_id, from_state,
    to_state, to_step, resolve, round, note, at)
  select entry.id, k.id, entry.action, entry.actor_user_id, entry.detail ->> 'name', entry.detail ->> 'position',
    case when entry.action in ('submit', 'update') and entry.detail ->> 'support' is not null then s.sent_by end,
    before.to_state, coalesce(entry.detail ->> 'to', k.state), coalesce((entry.detail ->> 'toStep')::smallint, k.step),
    (entry.detail ->> 'resolve')::smallint, coalesce((entry.detail ->> 'round')::smallint, k.round),
    entry.detail ->> 'note', entry.at
  from cases k
  left join case_submissions s on s.case_id = k.id and s.round = (entry.detail ->> 'round')::smallint
  left join lateral (
    select e.to_state from case_events e where e.case_id = k.id order by e.at desc, e.id desc limit 1
  ) before on true
  where k.number = entry.noun_id and k.type = 'food_object'
  on conflict (id) do nothing
$$;
create or replace function note_case_event() returns trigger language plpgsql as $$
begin
  -- An event of this release stands there already.
  if exists (select from case_events e where e.id = new.id) then return null; end if;
  if new.noun = 'food_object' then perform add_food_event(new); else perform add_case_event(new); end if;
  return null;
end $$;

-- What was said of an object before is said of it now, word for word, so that every digest of it stays valid; its events
-- are digested beside it.
create or replace function sealed_content(kind text, thing uuid, version smallint) returns jsonb language plpgsql stable as $$
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
      select jsonb_build_object('number', k.number, 'state', k.state, 'step', k.step, 'round', k.round,
        'registered_round', g.registered_round, 'owner', k.owner_user_id, 'company', k.owner_company_id,
        'name', g.object_name, 'holder', g.holder, 'address', g.address_code,
        'rounds', (select jsonb_agg(jsonb_build_array(s.round, s.content, s.sent_by, millis_of(s.sent_at),
            files_in(s.content)) order by s.round)
          from case_submissions s where s.case_id = k.id))
      from cases k join food_registrations g on g.case_id = k.id where k.id = thing);
    when 'case' then return (
      select jsonb_build_object('type', k.type, 'state', k.state, 'step', k.step, 'round', k.round,
        'owner', k.owner_user_id, 'company', k.owner_company_id, 'by', k.created_by, 'helpers', k.helpers,
        'at', millis_of(k.created_at),
        'own', case k.type
          when 'late_request' then (
            select jsonb_build_array(q.year, q.season, q.details, q.open_until, q.reason, (
              select jsonb_object_agg(p.part, f.sha256) from late_request_files p join files f on f.id = p.file_id
              where p.late_request_id = k.id))
            from late_request_quarters q where q.case_id = k.id)
        end)
      -- A type that was digested before it moved here keeps its kind, and its digests go on.
      from cases k where k.id = thing and k.type <> 'food_object');
    when 'case_event' then return (
      select jsonb_build_object('case', e.case_id, 'action', e.action, 'by', e.actor_user_id, 'name', e.actor_name,
        'position', e.actor_position, 'support', e.support_user_id, 'from', e.from_state, 'to', e.to_state,
        'step', e.to_step, 'resolve', e.resolve, 'round', e.round, 'note', e.note, 'at', millis_of(e.at))
      from case_events e where e.id = thing);
    else raise exception 'Nothing of the kind % is digested', kind;
  end case;
end $$;

create or replace function sealed_things(kind text, after uuid, most integer) returns setof uuid language plpgsql stable as $$
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
    when 'food_object' then return query
      select g.case_id from food_registrations g where g.case_id > after order by g.case_id limit most;
    when 'case' then return query
      select k.id from cases k where k.type <> 'food_object' and k.id > after order by k.id limit most;
    when 'case_event' then return query
      select e.id from case_events e where e.id > after order by e.id limit most;
    else raise exception 'Nothing of the kind % is digested', kind;
  end case;
end $$;

create or replace function digest_audit_entry() returns trigger language plpgsql as $$
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
      select k.id into thing_id from cases k where k.number = new.noun_id;
      if exists (select from cases k join food_registrations g on g.case_id = k.id
        where k.id = thing_id and (k.xmin = me or g.xmin = me)) then
        perform digest_contents('audit_entries', new.id, 'food_object', array[thing_id]);
      end if;
      select array_agg(e.id) into things from case_events e where e.case_id = thing_id and e.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'case_event', things); end if;
      select array_agg(c.id) into things from food_certificates c where c.request_number = new.noun_id and c.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'food_certificate', things); end if;
      select array_agg(v.id) into things from food_certificates c join certificate_versions v on v.food_certificate_id = c.id
        where c.request_number = new.noun_id and v.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'certificate_version', things); end if;
    when 'late_request' then
      select array_agg(k.id) into things from cases k left join late_request_quarters q on q.case_id = k.id
        where k.id = thing_id and (k.xmin = me or q.xmin = me);
      if things is not null then perform digest_contents('audit_entries', new.id, 'case', things); end if;
      select array_agg(e.id) into things from case_events e where e.case_id = thing_id and e.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'case_event', things); end if;
    else null;
  end case;
  return null;
end $$;
