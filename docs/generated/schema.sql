-- The database after every migration, for reading. Made by `npm run generate`.

create table addresses (
  code text not null,
  parent_code text,
  name_mn text not null,
  name_en text not null,
  sort integer default 0 not null,
  constraint addresses_pkey PRIMARY KEY (code),
  constraint addresses_parent_code_fkey FOREIGN KEY (parent_code) REFERENCES addresses(code)
);

create table audit_entries (
  id uuid not null,
  actor_user_id uuid,
  action text not null,
  noun text not null,
  noun_id text not null,
  detail jsonb default '{}'::jsonb not null,
  at timestamp(3) with time zone not null,
  constraint audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_noun ON public.audit_entries USING btree (noun, noun_id, at DESC);

create table categories (
  id integer not null,
  parent_id integer,
  code text,
  name_mn text not null,
  name_en text not null,
  icon text default ''::text not null,
  folder boolean default false not null,
  module text default 'INSPECTION'::text not null,
  sort integer default 0 not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  constraint categories_module_check CHECK ((module = ANY (ARRAY['INSPECTION'::text, 'FSI'::text, 'AMNAT'::text])))
);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id);

create table certificate_documents (
  certificate_version_id uuid not null,
  file_id uuid not null,
  sha256 text not null,
  signed_at timestamp(3) with time zone not null,
  constraint certificate_documents_pkey PRIMARY KEY (certificate_version_id),
  constraint certificate_documents_certificate_version_id_fkey FOREIGN KEY (certificate_version_id) REFERENCES certificate_versions(id)
);

create table certificate_versions (
  id uuid not null,
  certificate_id uuid not null,
  version integer not null,
  content jsonb not null,
  issued_by uuid not null,
  issued_at timestamp(3) with time zone not null,
  constraint certificate_versions_pkey PRIMARY KEY (id),
  constraint certificate_versions_certificate_id_version_key UNIQUE (certificate_id, version),
  constraint certificate_versions_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificates(id),
  constraint certificate_versions_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id)
);

create table certificates (
  id uuid not null,
  cs_id text not null,
  ref_id text not null,
  request_id uuid not null,
  service_id integer not null,
  category_id integer not null,
  organization_id integer,
  owner_user_id uuid not null,
  owner_company_id uuid,
  holder text not null,
  holder_register_number text,
  state text not null,
  starts_on date not null,
  ends_on date not null,
  current_version integer default 1 not null,
  created_at timestamp(3) with time zone not null,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_cs_id_key UNIQUE (cs_id),
  constraint certificates_ref_id_key UNIQUE (ref_id),
  constraint certificates_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint certificates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint certificates_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES companies(id),
  constraint certificates_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint certificates_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint certificates_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint certificates_check CHECK ((ends_on > starts_on)),
  constraint certificates_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'active'::text, 'expired'::text, 'cancelled'::text])))
);
CREATE INDEX certificates_company ON public.certificates USING btree (owner_company_id, created_at DESC, id);
CREATE INDEX certificates_owner ON public.certificates USING btree (owner_user_id, created_at DESC, id);
CREATE INDEX certificates_public ON public.certificates USING btree (created_at DESC, id) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_request ON public.certificates USING btree (request_id);

create table client_transactions (
  transaction_id uuid not null,
  user_id uuid not null,
  call text not null,
  answer jsonb not null,
  at timestamp(3) with time zone not null,
  constraint client_transactions_pkey PRIMARY KEY (transaction_id)
);
CREATE INDEX client_transactions_at ON public.client_transactions USING btree (at);

create table companies (
  id uuid not null,
  register_number text not null,
  name_mn text not null,
  name_en text,
  legal_form text,
  legal_form_en text,
  address text,
  phone text,
  email text,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_register_number_key UNIQUE (register_number)
);

create table company_members (
  company_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamp(3) with time zone not null,
  constraint company_members_pkey PRIMARY KEY (company_id, user_id),
  constraint company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint company_members_role_check CHECK ((role = ANY (ARRAY['MEMBER'::text, 'ADMIN'::text])))
);
CREATE INDEX company_members_user ON public.company_members USING btree (user_id);

create table counters (
  key text not null,
  value bigint not null,
  constraint counters_pkey PRIMARY KEY (key)
);

create table definition_versions (
  id uuid not null,
  service_id integer not null,
  version integer not null,
  language text not null,
  body jsonb not null,
  review_plan jsonb not null,
  published_at timestamp(3) with time zone not null,
  constraint definition_versions_pkey PRIMARY KEY (id),
  constraint definition_versions_service_id_version_key UNIQUE (service_id, version),
  constraint definition_versions_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint definition_versions_language_check CHECK ((language = ANY (ARRAY['mn'::text, 'en'::text, 'ru'::text])))
);

create table files (
  id uuid not null,
  name text not null,
  title text not null,
  size integer not null,
  sha256 text not null,
  media_type text default 'application/pdf'::text not null,
  storage_key text not null,
  purpose text not null,
  owner_user_id uuid,
  request_id uuid,
  created_at timestamp(3) with time zone not null,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_name_key UNIQUE (name),
  constraint files_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint files_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint files_purpose_check CHECK ((purpose = ANY (ARRAY['answer'::text, 'receipt'::text, 'certificate'::text])))
);
CREATE INDEX files_request ON public.files USING btree (request_id);
CREATE INDEX files_unused ON public.files USING btree (created_at) WHERE (request_id IS NULL);

create table invoices (
  id uuid not null,
  gen_id text not null,
  request_id uuid not null,
  amount bigint not null,
  state text not null,
  due_on date not null,
  receipt_file_id uuid,
  reason text,
  version integer default 1 not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  closed_by uuid,
  closed_at timestamp(3) with time zone,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_gen_id_key UNIQUE (gen_id),
  constraint invoices_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint invoices_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint invoices_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint invoices_amount_check CHECK ((amount > 0)),
  constraint invoices_state_check CHECK ((state = ANY (ARRAY['unpaid'::text, 'paid'::text, 'void'::text])))
);
CREATE UNIQUE INDEX invoices_one_open ON public.invoices USING btree (request_id) WHERE (state = 'unpaid'::text);
CREATE INDEX invoices_request ON public.invoices USING btree (request_id);
CREATE INDEX invoices_state ON public.invoices USING btree (state, created_at DESC, id);

create table issuer_store (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  constraint issuer_store_pkey PRIMARY KEY (model, id)
);
CREATE INDEX issuer_store_expiry ON public.issuer_store USING btree (expires_at);
CREATE INDEX issuer_store_grant ON public.issuer_store USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX issuer_store_uid ON public.issuer_store USING btree (model, uid) WHERE (uid IS NOT NULL);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  type text not null,
  params jsonb default '{}'::jsonb not null,
  url text not null,
  url_type text default 'internal'::text not null,
  request_id uuid,
  opened_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (opened_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at DESC, id);

create table organizations (
  id integer not null,
  name_mn text not null,
  name_en text not null,
  sort integer default 0 not null,
  constraint organizations_pkey PRIMARY KEY (id)
);

create table reference_options (
  library text not null,
  value text not null,
  label_mn text not null,
  label_en text not null,
  data jsonb,
  sort integer default 0 not null,
  constraint reference_options_pkey PRIMARY KEY (library, value)
);

create table request_events (
  id uuid not null,
  request_id uuid not null,
  sequence integer not null,
  action text not null,
  actor_user_id uuid,
  actor_name text not null,
  actor_position text,
  from_state text,
  from_step smallint,
  to_state text not null,
  to_step smallint not null,
  resolve smallint,
  round smallint not null,
  note text,
  detail jsonb default '{}'::jsonb not null,
  transaction_id uuid,
  at timestamp(3) with time zone not null,
  constraint request_events_pkey PRIMARY KEY (id),
  constraint request_events_request_id_sequence_key UNIQUE (request_id, sequence),
  constraint request_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id)
);
CREATE UNIQUE INDEX request_events_transaction ON public.request_events USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);

create table request_remarks (
  id uuid not null,
  request_id uuid not null,
  event_id uuid not null,
  round smallint not null,
  path text,
  title text not null,
  comment text not null,
  sort integer not null,
  constraint request_remarks_pkey PRIMARY KEY (id),
  constraint request_remarks_event_id_fkey FOREIGN KEY (event_id) REFERENCES request_events(id),
  constraint request_remarks_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id)
);
CREATE INDEX request_remarks_request ON public.request_remarks USING btree (request_id, round, sort);

create table request_snapshots (
  id uuid not null,
  request_id uuid not null,
  round smallint not null,
  definition_version_id uuid not null,
  answers jsonb not null,
  facts jsonb not null,
  digest bytea not null,
  submitted_by uuid not null,
  submitted_at timestamp(3) with time zone not null,
  constraint request_snapshots_pkey PRIMARY KEY (id),
  constraint request_snapshots_request_id_round_key UNIQUE (request_id, round),
  constraint request_snapshots_definition_version_id_fkey FOREIGN KEY (definition_version_id) REFERENCES definition_versions(id),
  constraint request_snapshots_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint request_snapshots_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id)
);

create table requests (
  id uuid not null,
  request_number text not null,
  service_id integer not null,
  definition_version_id uuid not null,
  category_id integer not null,
  module text not null,
  type text not null,
  state text not null,
  step smallint default 1 not null,
  step_role text not null,
  round smallint default 0 not null,
  version integer default 1 not null,
  owner_user_id uuid not null,
  owner_company_id uuid,
  created_by uuid not null,
  sender_type smallint default 1 not null,
  organization_id integer,
  language text not null,
  answers jsonb default '{}'::jsonb not null,
  form_step smallint default 0 not null,
  certificate_id uuid,
  holder_user_id uuid,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  submitted_at timestamp(3) with time zone,
  verified_at timestamp(3) with time zone,
  due_on date,
  deleted_at timestamp(3) with time zone,
  constraint requests_pkey PRIMARY KEY (id),
  constraint requests_request_number_key UNIQUE (request_number),
  constraint requests_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint requests_definition_version_id_fkey FOREIGN KEY (definition_version_id) REFERENCES definition_versions(id),
  constraint requests_holder_user_id_fkey FOREIGN KEY (holder_user_id) REFERENCES users(id),
  constraint requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint requests_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES companies(id),
  constraint requests_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint requests_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint requests_module_check CHECK ((module = ANY (ARRAY['INSPECTION'::text, 'FSI'::text, 'AMNAT'::text]))),
  constraint requests_sender_type_check CHECK ((sender_type = ANY (ARRAY[1, 2]))),
  constraint requests_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'review'::text, 'payment'::text, 'approved'::text, 'superseded'::text, 'returned'::text, 'rejected'::text, 'expired'::text]))),
  constraint requests_step_role_check CHECK ((step_role = ANY (ARRAY['REVIEWER'::text, 'APPROVER'::text]))),
  constraint requests_type_check CHECK ((type = ANY (ARRAY['NEW'::text, 'RENEW'::text, 'ONETIME'::text, 'UPDATE'::text])))
);
CREATE INDEX requests_company ON public.requests USING btree (owner_company_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_creator ON public.requests USING btree (created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_owner ON public.requests USING btree (owner_user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_queue ON public.requests USING btree (state, step, submitted_at, id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_service ON public.requests USING btree (service_id, state) WHERE (deleted_at IS NULL);
CREATE INDEX requests_submitted ON public.requests USING btree (submitted_at DESC, id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));

create table running_uploads (
  user_id uuid not null,
  upload_id uuid not null,
  alive_at timestamp(3) with time zone not null,
  constraint running_uploads_pkey PRIMARY KEY (user_id)
);

create table services (
  id integer not null,
  slug text not null,
  category_id integer not null,
  name_mn text not null,
  name_en text not null,
  icon text default ''::text not null,
  status smallint default 1 not null,
  temporary_disable boolean default false not null,
  client_types text[] not null,
  type text not null,
  renewable boolean default false not null,
  issues_certificate boolean default false not null,
  validity_months integer,
  fee bigint,
  details jsonb default '{}'::jsonb not null,
  current_version integer,
  openly_readable boolean default false not null,
  sort integer default 0 not null,
  constraint services_pkey PRIMARY KEY (id),
  constraint services_slug_key UNIQUE (slug),
  constraint services_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint services_type_check CHECK ((type = ANY (ARRAY['ONETIME'::text, 'NEW'::text, 'RENEW'::text])))
);
CREATE INDEX services_category ON public.services USING btree (category_id);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  device text default ''::text not null,
  acting_user_id uuid,
  created_at timestamp(3) with time zone not null,
  last_seen_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_acting_user_id_fkey FOREIGN KEY (acting_user_id) REFERENCES users(id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, created_at DESC);

create table sign_in_failures (
  name_hash bytea not null,
  failures integer not null,
  locked_until timestamp(3) with time zone,
  last_at timestamp(3) with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (name_hash)
);
CREATE INDEX sign_in_failures_last ON public.sign_in_failures USING btree (last_at);

create table sign_on_handshakes (
  state text not null,
  sid text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamp(3) with time zone not null,
  browser_hash bytea not null,
  constraint sign_on_handshakes_pkey PRIMARY KEY (state)
);
CREATE INDEX sign_on_handshakes_expiry ON public.sign_on_handshakes USING btree (expires_at);

create table socket_io_attachments (
  id bigint default nextval('socket_io_attachments_id_seq'::regclass) not null,
  created_at timestamp with time zone default now(),
  payload bytea,
  constraint socket_io_attachments_id_key UNIQUE (id)
);

create table staff_grants (
  id uuid not null,
  user_id uuid not null,
  role text not null,
  module text,
  category_id integer,
  organization_id integer,
  constraint staff_grants_pkey PRIMARY KEY (id),
  constraint staff_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint staff_grants_module_check CHECK ((module = ANY (ARRAY['INSPECTION'::text, 'FSI'::text, 'AMNAT'::text]))),
  constraint staff_grants_role_check CHECK ((role = ANY (ARRAY['OPERATOR'::text, 'REVIEWER'::text, 'APPROVER'::text, 'FINANCE'::text, 'ADMIN'::text])))
);
CREATE INDEX staff_grants_user ON public.staff_grants USING btree (user_id);

create table users (
  id uuid not null,
  kind text not null,
  register_number text,
  login_email text,
  password_hash text,
  user_type smallint default 1 not null,
  name text not null,
  surname text,
  lastname text,
  nationality text,
  gender text,
  birth_date date,
  passport_address text,
  work_direction text,
  phone text,
  email text,
  custom_address text,
  custom_address_english text,
  position text,
  organization_id integer,
  language text default 'mn'::text not null,
  company_tour boolean default false not null,
  active boolean default true not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_login_email_key UNIQUE (login_email),
  constraint users_register_number_key UNIQUE (register_number),
  constraint users_can_sign_in CHECK (((register_number IS NOT NULL) OR (login_email IS NOT NULL))),
  constraint users_kind_check CHECK ((kind = ANY (ARRAY['client'::text, 'staff'::text]))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['mn'::text, 'en'::text, 'ru'::text]))),
  constraint users_user_type_check CHECK ((user_type = ANY (ARRAY[1, 2, 3])))
);

create table words (
  word_key text not null,
  language text not null,
  text text not null,
  used integer default 1 not null,
  constraint words_pkey PRIMARY KEY (word_key, language, text)
);
