create table requests (
  id uuid primary key,
  request_number text not null unique,
  service_id integer not null references services,
  definition_version_id uuid not null references definition_versions,
  category_id integer not null references categories,
  module text not null check (module in ('INSPECTION', 'FSI', 'AMNAT')),
  type text not null check (type in ('NEW', 'RENEW', 'ONETIME', 'UPDATE')),
  state text not null check (state in
    ('draft', 'sent', 'review', 'payment', 'approved', 'superseded', 'returned', 'rejected', 'expired')),
  -- Place in the review plan from 1; before receipt, the step that receipt enters.
  step smallint not null default 1,
  -- Role of that step, copied from the pinned plan so that queues need no look into it.
  step_role text not null check (step_role in ('REVIEWER', 'APPROVER')),
  -- How often the request was sent.
  round smallint not null default 0,
  -- Counts every write; a writer who saw an older one is refused.
  version integer not null default 1,
  owner_user_id uuid not null references users,
  owner_company_id uuid references companies,
  created_by uuid not null references users,
  sender_type smallint not null default 1 check (sender_type in (1, 2)),
  organization_id integer references organizations,
  language text not null,
  answers jsonb not null default '{}',
  -- Step of the form to open next, from 0.
  form_step smallint not null default 0,
  certificate_id uuid,
  holder_user_id uuid references users,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  submitted_at timestamptz(3),
  verified_at timestamptz(3),
  due_on date,
  deleted_at timestamptz(3)
);
comment on table requests is 'The present state of each request; the journal tells how it came about.';
create index requests_owner on requests (owner_user_id, created_at desc, id) where deleted_at is null;
create index requests_company on requests (owner_company_id, created_at desc, id) where deleted_at is null;
create index requests_creator on requests (created_by, created_at desc, id) where deleted_at is null;
create index requests_queue on requests (state, step, submitted_at, id) where deleted_at is null and state <> 'draft';
create index requests_submitted on requests (submitted_at desc, id) where deleted_at is null and state <> 'draft';
create index requests_service on requests (service_id, state) where deleted_at is null;

create table request_events (
  id uuid primary key,
  request_id uuid not null references requests,
  sequence integer not null,
  action text not null,
  actor_user_id uuid references users,
  actor_name text not null,
  actor_position text,
  from_state text,
  from_step smallint,
  to_state text not null,
  to_step smallint not null,
  resolve smallint,
  round smallint not null,
  note text,
  detail jsonb not null default '{}',
  transaction_id uuid,
  at timestamptz(3) not null,
  unique (request_id, sequence)
);
comment on table request_events is 'Journal of every act on a request; rows are only added.';
create unique index request_events_transaction on request_events (transaction_id) where transaction_id is not null;

create table request_remarks (
  id uuid primary key,
  request_id uuid not null references requests,
  event_id uuid not null references request_events,
  round smallint not null,
  -- Field, row or file the remark speaks of; row ids, never indexes.
  path text,
  title text not null,
  comment text not null,
  sort integer not null
);
comment on table request_remarks is 'Remarks of reviewers, by round.';
create index request_remarks_request on request_remarks (request_id, round, sort);

create table request_snapshots (
  id uuid primary key,
  request_id uuid not null references requests,
  round smallint not null,
  definition_version_id uuid not null references definition_versions,
  answers jsonb not null,
  -- Registers and personal data as they were when the request was sent.
  facts jsonb not null,
  -- SHA-256 of answers and facts.
  digest bytea not null,
  submitted_by uuid not null references users,
  submitted_at timestamptz(3) not null,
  unique (request_id, round)
);
comment on table request_snapshots is 'What was sent, by round; never changes.';

create table client_transactions (
  transaction_id uuid primary key,
  user_id uuid not null,
  call text not null,
  answer jsonb not null,
  at timestamptz(3) not null
);
comment on table client_transactions is 'Answers already given, so that a repeated call is answered the same and done once.';
create index client_transactions_at on client_transactions (at);

create table invoices (
  id uuid primary key,
  gen_id text not null unique,
  request_id uuid not null references requests,
  -- möngö
  amount bigint not null check (amount > 0),
  state text not null check (state in ('unpaid', 'paid', 'void')),
  due_on date not null,
  receipt_file_id uuid,
  reason text,
  version integer not null default 1,
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  closed_by uuid references users,
  closed_at timestamptz(3)
);
comment on table invoices is 'Fees raised during review.';
create unique index invoices_one_open on invoices (request_id) where state = 'unpaid';
create index invoices_request on invoices (request_id);
create index invoices_state on invoices (state, created_at desc, id);

create table certificates (
  id uuid primary key,
  -- Public, random: it stands in the QR address.
  cs_id text not null unique,
  ref_id text not null unique,
  request_id uuid not null references requests,
  service_id integer not null references services,
  category_id integer not null references categories,
  organization_id integer references organizations,
  owner_user_id uuid not null references users,
  owner_company_id uuid references companies,
  holder text not null,
  -- Exact match only (CON-135).
  holder_register_number text,
  state text not null check (state in ('prepared', 'active', 'expired', 'cancelled')),
  starts_on date not null,
  ends_on date not null,
  current_version integer not null default 1,
  created_at timestamptz(3) not null,
  check (ends_on > starts_on)
);
comment on table certificates is 'Issued certificates.';
create index certificates_owner on certificates (owner_user_id, created_at desc, id);
create index certificates_company on certificates (owner_company_id, created_at desc, id);
create index certificates_public on certificates (created_at desc, id) where state <> 'prepared';
create index certificates_request on certificates (request_id);

create table certificate_versions (
  id uuid primary key,
  certificate_id uuid not null references certificates,
  version integer not null,
  -- Everything printed on it; never changes.
  content jsonb not null,
  issued_by uuid not null references users,
  issued_at timestamptz(3) not null,
  unique (certificate_id, version)
);
comment on table certificate_versions is 'What a certificate says, by version; never changes.';

create table certificate_documents (
  certificate_version_id uuid primary key references certificate_versions,
  file_id uuid not null,
  -- Hex SHA-256 of the signed PDF.
  sha256 text not null,
  signed_at timestamptz(3) not null
);
comment on table certificate_documents is 'The signed PDF of a certificate version, made once.';

create table files (
  id uuid primary key,
  name text not null unique,
  title text not null,
  size integer not null,
  sha256 text not null,
  media_type text not null default 'application/pdf',
  storage_key text not null,
  purpose text not null check (purpose in ('answer', 'receipt', 'certificate')),
  owner_user_id uuid references users,
  request_id uuid references requests,
  created_at timestamptz(3) not null
);
comment on table files is 'Stored files; one without a request is unused and removed after a week.';
create index files_request on files (request_id);
create index files_unused on files (created_at) where request_id is null;

create table running_uploads (
  user_id uuid primary key,
  upload_id uuid not null,
  -- Told again every few seconds; a claim that falls silent belongs to a process that died.
  alive_at timestamptz(3) not null
);
comment on table running_uploads is 'One upload per person at a time.';

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  type text not null,
  params jsonb not null default '{}',
  url text not null,
  url_type text not null default 'internal',
  request_id uuid references requests,
  opened_at timestamptz(3),
  created_at timestamptz(3) not null
);
comment on table notifications is 'Messages to people, newest first.';
create index notifications_user on notifications (user_id, created_at desc, id);
create index notifications_unread on notifications (user_id) where opened_at is null;

-- Journal, snapshots, published definitions and issued versions are facts: changing one is refused here too,
-- so that a slip in a later module cannot rewrite history.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was true at the time; rows are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger request_events_keep before update or delete on request_events for each row execute function refuse_change();
create trigger request_snapshots_keep before update or delete on request_snapshots for each row execute function refuse_change();
create trigger request_remarks_keep before update or delete on request_remarks for each row execute function refuse_change();
create trigger definition_versions_keep before update or delete on definition_versions for each row execute function refuse_change();
create trigger certificate_versions_keep before update or delete on certificate_versions for each row execute function refuse_change();
