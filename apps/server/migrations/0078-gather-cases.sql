-- What people send to the agency and the agency decides is a case, whatever its type (ADR 0030). Late requests are the
-- first type that stands here; what is theirs alone stands in a table of their own, keyed by the case.
-- accepted: drop: a view of the same name, with the same columns, serves the release before
-- accepted: lock: late requests are few, and none may be sent while they move; the migration gives way after three seconds
create table cases (
  id uuid constraint cases_pkey primary key,
  type text not null constraint cases_type check (type in ('late_request')),
  state text not null,
  step smallint not null default 1,
  round smallint not null default 1,
  owner_user_id uuid not null constraint cases_owner_user references users,
  owner_company_id uuid constraint cases_owner_company references companies,
  -- What no second case of the type may ask for while this one stands; null once it is free again.
  claim text,
  -- Counts every write; a writer who saw an older one is refused.
  version integer not null default 1,
  created_by uuid not null constraint cases_creator references users,
  -- Staff who filled it in while helping its applicant: they do not decide on it.
  helpers uuid[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint cases_late_request_state check (
    type <> 'late_request' or state in ('sent', 'received', 'approved', 'rejected')),
  constraint cases_late_request_claim check (type <> 'late_request' or (state = 'rejected') = (claim is null))
);
comment on table cases is 'Cases of every type that moved here: whose they are and where they stand; case_events tells how that came about.';
create unique index cases_claim on cases (type, claim) where claim is not null;
create index cases_of_company on cases (type, owner_company_id, created_at desc, id desc);
create index cases_by_state on cases (type, state, created_at, id);
create index cases_newest on cases (type, created_at desc, id desc);

create table case_events (
  -- The same as that of its entry in the audit.
  id uuid constraint case_events_pkey primary key,
  case_id uuid not null constraint case_events_case references cases,
  action text not null,
  -- Null when a job of the product acts.
  actor_user_id uuid constraint case_events_actor references users,
  -- As they were when it happened.
  actor_name text,
  actor_position text,
  support_user_id uuid constraint case_events_support references users,
  from_state text,
  to_state text not null,
  to_step smallint not null,
  -- The mark that the action leaves on its step.
  resolve smallint,
  round smallint not null,
  note text,
  at timestamptz(3) not null
);
comment on table case_events is 'Every action on a case, in order; never changes. Each has its entry in the audit.';
create index case_events_of_case on case_events (case_id, at, id);
create trigger case_events_keep before update or delete on case_events for each row execute function refuse_change();
create trigger case_events_keep_all before truncate on case_events for each statement execute function refuse_change();

create table late_request_quarters (
  case_id uuid constraint late_request_quarters_pkey primary key constraint late_request_quarters_case references cases,
  year smallint not null,
  season smallint not null constraint late_request_quarters_season check (season between 1 and 4),
  details text not null constraint late_request_quarters_details check (details <> ''),
  -- The last day on which the quarter is open; a report that was sent closes it before.
  open_until date,
  used_at timestamptz(3),
  used_by uuid constraint late_request_quarters_report references fee_reports,
  -- Why it was rejected.
  reason text,
  constraint late_request_quarters_answered check (num_nonnulls(open_until, reason) < 2),
  constraint late_request_quarters_used check (num_nonnulls(used_at, used_by) in (0, 2))
);
comment on table late_request_quarters is 'The quarter that a late request asks to open, and until when it is open to its company.';

lock table late_requests in access exclusive mode;
insert into cases (id, type, state, owner_user_id, owner_company_id, claim, version, created_by, helpers, created_at, updated_at)
select id, 'late_request', state, created_by, company_id,
  case when state <> 'rejected' then concat_ws('/', company_id, year, season) end,
  version, created_by, helpers, created_at, updated_at
from late_requests;
insert into late_request_quarters (case_id, year, season, details, open_until, used_at, used_by, reason)
select id, year, season, details, open_until, used_at, used_by, reason from late_requests;

-- An entry of the audit that has no event yet becomes one. Entries are in order, so it began where the last one ended.
create function add_case_event(entry audit_entries) returns void language sql as $$
  insert into case_events (id, case_id, action, actor_user_id, actor_name, actor_position, support_user_id, from_state,
    to_state, to_step, round, note, at)
  select entry.id, k.id, entry.action, entry.actor_user_id, u.name, u.position, key_in(entry.detail ->> 'support'),
    before.to_state, coalesce(
      case entry.action when 'send' then 'sent' when 'receive' then 'received' when 'approve' then 'approved'
        when 'reject' then 'rejected' end,
      before.to_state, k.state),
    k.step, k.round, entry.detail ->> 'reason', entry.at
  from cases k left join users u on u.id = entry.actor_user_id left join lateral (
    select e.to_state from case_events e where e.case_id = k.id order by e.at desc, e.id desc limit 1
  ) before on true
  where k.id = key_in(entry.noun_id) and k.type = 'late_request'
  on conflict (id) do nothing
$$;
do $$
declare
  entry audit_entries;
begin
  for entry in select * from audit_entries where noun = 'late_request' order by at, id loop
    perform add_case_event(entry);
  end loop;
end $$;

alter table late_request_files drop constraint late_request_files_request;
alter table late_request_files
  add constraint late_request_files_case foreign key (late_request_id) references cases not valid;

-- The release before goes on with late requests under their old name. All of this goes with the release after this one.
drop table late_requests;
create view late_requests as
select k.id, k.owner_company_id as company_id, q.year, q.season, q.details, k.state, q.open_until, q.used_at, q.used_by,
  q.reason, k.version, k.created_by, k.helpers, k.created_at, k.updated_at
from cases k join late_request_quarters q on q.case_id = k.id where k.type = 'late_request';
comment on view late_requests is 'Late requests as the release before reads and writes them.';

create function write_late_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.version := coalesce(new.version, 1);
    insert into cases (id, type, state, owner_user_id, owner_company_id, claim, version, created_by, helpers, created_at, updated_at)
    values (new.id, 'late_request', new.state, new.created_by, new.company_id,
      case when new.state <> 'rejected' then concat_ws('/', new.company_id, new.year, new.season) end,
      new.version, new.created_by, coalesce(new.helpers, '{}'), new.created_at, new.updated_at);
    insert into late_request_quarters (case_id, year, season, details, open_until, used_at, used_by, reason)
    values (new.id, new.year, new.season, new.details, new.open_until, new.used_at, new.used_by, new.reason);
  else
    update cases set state = new.state, version = new.version, helpers = new.helpers, updated_at = new.updated_at,
      claim = case when new.state <> 'rejected' then concat_ws('/', new.company_id, new.year, new.season) end
    where id = old.id;
    update late_request_quarters
    set open_until = new.open_until, used_at = new.used_at, used_by = new.used_by, reason = new.reason
    where case_id = old.id;
  end if;
  return new;
end $$;
create trigger late_requests_write instead of insert or update on late_requests
  for each row execute function write_late_request();

create function note_case_event() returns trigger language plpgsql as $$
begin
  perform add_case_event(new);
  return null;
end $$;
create trigger audit_entries_case after insert on audit_entries
  for each row when (new.noun = 'late_request') execute function note_case_event();

-- Cases and their events are digested with the entry that tells of them.
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
      select jsonb_build_object('number', o.request_number, 'state', o.state, 'step', o.step, 'round', o.round,
        'registered_round', o.registered_round, 'owner', o.owner_user_id, 'company', o.owner_company_id,
        'name', o.object_name, 'holder', o.holder, 'address', o.address_code,
        'rounds', (select jsonb_agg(jsonb_build_array(s.round, s.content, s.sent_by, millis_of(s.sent_at),
            files_in(s.content)) order by s.round)
          from food_object_rounds s where s.food_object_id = o.id))
      from food_objects o where o.id = thing);
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
      from cases k where k.id = thing);
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
    when 'food_object' then return query select o.id from food_objects o where o.id > after order by o.id limit most;
    when 'case' then return query select k.id from cases k where k.id > after order by k.id limit most;
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
      select array_agg(o.id) into things from food_objects o where o.request_number = new.noun_id and o.xmin = me;
      if things is not null then perform digest_contents('audit_entries', new.id, 'food_object', things); end if;
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

drop trigger audit_entries_digest on audit_entries;
create constraint trigger audit_entries_digest after insert on audit_entries
  deferrable initially deferred for each row
  when (new.noun in ('account', 'service', 'certificate', 'fee_report', 'food_object', 'late_request')
    or new.action = 'erase')
  execute function digest_audit_entry();
