-- The database after every migration, for reading. Made by `npm run generate`.

create table absences (
  id uuid not null,
  user_id uuid not null,
  deputy_user_id uuid not null,
  from_day date not null,
  to_day date not null,
  version integer not null,
  entered_by uuid not null,
  entered_at timestamp(3) with time zone not null,
  constraint absences_pkey PRIMARY KEY (id),
  constraint absences_deputy FOREIGN KEY (deputy_user_id) REFERENCES users(id),
  constraint absences_entered_by FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint absences_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint absences_days CHECK ((from_day <= to_day)),
  constraint absences_other CHECK ((user_id <> deputy_user_id))
);
CREATE INDEX absences_age ON public.absences USING btree (to_day);
CREATE INDEX absences_of_deputy ON public.absences USING btree (deputy_user_id, to_day);
CREATE INDEX absences_of_person ON public.absences USING btree (user_id, to_day);

create table addresses (
  code text not null,
  parent_code text,
  name_mn text not null,
  name_en text not null,
  sort integer default 0 not null,
  constraint addresses_pkey PRIMARY KEY (code),
  constraint addresses_parent_code_fkey FOREIGN KEY (parent_code) REFERENCES addresses(code)
);

create table agency (
  one boolean default true not null,
  version integer not null,
  facts jsonb not null,
  account jsonb,
  logo bytea,
  logo_digest text,
  saved_by uuid,
  saved_at timestamp(3) with time zone not null,
  constraint agency_pkey PRIMARY KEY (one),
  constraint agency_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id),
  constraint agency_logo_whole CHECK (((logo IS NULL) = (logo_digest IS NULL))),
  constraint agency_one CHECK (one)
);

create table applicant_names (
  key text not null,
  words tsvector generated always as (array_to_tsvector(string_to_array(key, ' '::text))) stored not null,
  constraint applicant_names_pkey PRIMARY KEY (key)
);
CREATE INDEX applicant_names_words ON public.applicant_names USING gin (words);

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
CREATE INDEX audit_entries_act ON public.audit_entries USING btree (action, at DESC, id DESC);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_user_id, at DESC, id DESC);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_named ON public.audit_entries USING btree (((detail ->> 'request_number'::text)), at DESC, id DESC) WHERE ((detail ->> 'request_number'::text) IS NOT NULL);
CREATE INDEX audit_entries_noun ON public.audit_entries USING btree (noun, noun_id, at DESC);
CREATE INDEX audit_entries_of_noun ON public.audit_entries USING btree (noun, at DESC, id DESC);
CREATE INDEX audit_entries_thing ON public.audit_entries USING btree (noun_id, at DESC, id DESC);

create table audit_findings (
  id uuid not null,
  code text not null,
  kind text not null,
  thing text not null,
  label text not null,
  seen text not null,
  found_at timestamp(3) with time zone not null,
  resolved_at timestamp(3) with time zone,
  resolved_by uuid,
  note text,
  constraint audit_findings_pkey PRIMARY KEY (id),
  constraint audit_findings_once UNIQUE (code, kind, thing, seen),
  constraint audit_findings_resolver FOREIGN KEY (resolved_by) REFERENCES users(id),
  constraint audit_findings_resolved CHECK ((num_nonnulls(resolved_at, resolved_by, note) = ANY (ARRAY[0, 3])))
);
CREATE INDEX audit_findings_open ON public.audit_findings USING btree (found_at DESC, id) WHERE (resolved_at IS NULL);

create table authenticator_apps (
  user_id uuid not null,
  secret bytea not null,
  last_step bigint not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  constraint authenticator_apps_pkey PRIMARY KEY (user_id),
  constraint authenticator_apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table backups (
  id uuid not null,
  file text not null,
  host text not null,
  release text not null,
  bytes bigint not null,
  rows bigint not null,
  files integer,
  faults integer not null,
  started_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone not null,
  verified_at timestamp(3) with time zone,
  constraint backups_pkey PRIMARY KEY (id)
);
CREATE INDEX backups_finished_at ON public.backups USING btree (finished_at);

create table bulk_act_items (
  bulk_act_id uuid not null,
  place smallint not null,
  request_number text not null,
  version integer not null,
  holder_user_id uuid,
  outcome text,
  params jsonb default '{}'::jsonb not null,
  tries smallint default 0 not null,
  constraint bulk_act_items_pkey PRIMARY KEY (bulk_act_id, place),
  constraint bulk_act_items_act FOREIGN KEY (bulk_act_id) REFERENCES bulk_acts(id) ON DELETE CASCADE
);

create table bulk_acts (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  action text not null,
  to_user_id uuid,
  remark_title text,
  remark text,
  note text,
  state text not null,
  created_at timestamp(3) with time zone not null,
  due_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  constraint bulk_acts_pkey PRIMARY KEY (id),
  constraint bulk_acts_to FOREIGN KEY (to_user_id) REFERENCES users(id),
  constraint bulk_acts_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint bulk_acts_action CHECK ((action = ANY (ARRAY['receive'::text, 'agree'::text, 'return'::text, 'assign'::text, 'release'::text]))),
  constraint bulk_acts_assigns CHECK (((action = 'assign'::text) OR (to_user_id IS NULL))),
  constraint bulk_acts_returns CHECK (((action <> 'return'::text) OR (remark IS NOT NULL))),
  constraint bulk_acts_state CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX bulk_acts_age ON public.bulk_acts USING btree (created_at);
CREATE INDEX bulk_acts_of_person ON public.bulk_acts USING btree (user_id, created_at DESC);
CREATE INDEX bulk_acts_open ON public.bulk_acts USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

create table calendar_feeds (
  user_id uuid not null,
  id uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (user_id),
  constraint calendar_feeds_id UNIQUE (id),
  constraint calendar_feeds_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table canned_texts (
  id uuid not null,
  service_id integer,
  title text not null,
  text text not null,
  version integer default 1 not null,
  created_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  constraint canned_texts_pkey PRIMARY KEY (id),
  constraint canned_texts_creator FOREIGN KEY (created_by) REFERENCES users(id),
  constraint canned_texts_service FOREIGN KEY (service_id) REFERENCES services(id)
);
CREATE INDEX canned_texts_of_service ON public.canned_texts USING btree (service_id, title) WHERE (deleted_at IS NULL);

create table case_events (
  id uuid not null,
  case_id uuid not null,
  action text not null,
  actor_user_id uuid,
  actor_name text,
  actor_position text,
  support_user_id uuid,
  from_state text,
  to_state text not null,
  to_step smallint not null,
  resolve smallint,
  round smallint not null,
  note text,
  at timestamp(3) with time zone not null,
  constraint case_events_pkey PRIMARY KEY (id),
  constraint case_events_actor FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint case_events_case FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_events_support FOREIGN KEY (support_user_id) REFERENCES users(id)
);
CREATE INDEX case_events_of_case ON public.case_events USING btree (case_id, at, id);

create table case_notes (
  id uuid not null,
  case_id uuid not null,
  author_user_id uuid not null,
  author_name text not null,
  author_position text,
  text text not null,
  at timestamp(3) with time zone not null,
  constraint case_notes_pkey PRIMARY KEY (id),
  constraint case_notes_author FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint case_notes_case FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_notes_text CHECK ((text <> ''::text))
);
CREATE INDEX case_notes_of_case ON public.case_notes USING btree (case_id, at, id);

create table case_presence (
  tab uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  since timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null,
  constraint case_presence_pkey PRIMARY KEY (tab),
  constraint case_presence_request FOREIGN KEY (request_id) REFERENCES requests(id) ON DELETE CASCADE,
  constraint case_presence_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX case_presence_age ON public.case_presence USING btree (seen_at);
CREATE INDEX case_presence_request ON public.case_presence USING btree (request_id, seen_at);

create table case_submissions (
  case_id uuid not null,
  round smallint not null,
  content jsonb not null,
  sent_by uuid not null,
  sent_at timestamp(3) with time zone not null,
  constraint case_submissions_pkey PRIMARY KEY (case_id, round),
  constraint case_submissions_case FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_submissions_sender FOREIGN KEY (sent_by) REFERENCES users(id)
);

create table cases (
  id uuid not null,
  type text not null,
  state text not null,
  step smallint default 1 not null,
  round smallint default 1 not null,
  owner_user_id uuid not null,
  owner_company_id uuid,
  claim text,
  version integer default 1 not null,
  created_by uuid not null,
  helpers uuid[] default '{}'::uuid[] not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  number text,
  organization_id integer,
  submitted_at timestamp(3) with time zone,
  due_on date,
  days_left smallint,
  search_key text,
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_creator FOREIGN KEY (created_by) REFERENCES users(id),
  constraint cases_organization FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint cases_owner_company FOREIGN KEY (owner_company_id) REFERENCES companies(id),
  constraint cases_owner_user FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint cases_food_object_number CHECK (((type <> 'food_object'::text) OR (number ~ '^F\d{9}$'::text))),
  constraint cases_food_object_sent CHECK (((type <> 'food_object'::text) OR (submitted_at IS NOT NULL))),
  constraint cases_food_object_state CHECK (((type <> 'food_object'::text) OR (state = ANY (ARRAY['draft'::text, 'sent'::text, 'review'::text, 'registered'::text, 'returned'::text, 'rejected'::text, 'suspended'::text])))),
  constraint cases_late_request_claim CHECK (((type <> 'late_request'::text) OR ((state = 'rejected'::text) = (claim IS NULL)))),
  constraint cases_late_request_state CHECK (((type <> 'late_request'::text) OR (state = ANY (ARRAY['sent'::text, 'received'::text, 'approved'::text, 'rejected'::text])))),
  constraint cases_type CHECK ((type = ANY (ARRAY['late_request'::text, 'food_object'::text])))
);
CREATE INDEX cases_by_state ON public.cases USING btree (type, state, created_at, id);
CREATE UNIQUE INDEX cases_claim ON public.cases USING btree (type, claim) WHERE (claim IS NOT NULL);
CREATE INDEX cases_closed ON public.cases USING btree (type, submitted_at DESC, id DESC) INCLUDE (state, organization_id) WHERE (state = ANY (ARRAY['rejected'::text, 'suspended'::text]));
CREATE INDEX cases_due ON public.cases USING btree (type, due_on, id) WHERE (due_on IS NOT NULL);
CREATE INDEX cases_in_state ON public.cases USING btree (type, state, submitted_at, id) INCLUDE (step, organization_id, created_by);
CREATE INDEX cases_newest ON public.cases USING btree (type, created_at DESC, id DESC);
CREATE UNIQUE INDEX cases_number ON public.cases USING btree (number) WHERE (number IS NOT NULL);
CREATE INDEX cases_number_parts ON public.cases USING gin (number_parts(number)) WHERE (state <> 'draft'::text);
CREATE INDEX cases_of_company ON public.cases USING btree (type, owner_company_id, created_at DESC, id DESC);
CREATE INDEX cases_of_owner ON public.cases USING btree (type, owner_user_id, submitted_at DESC, id DESC);
CREATE INDEX cases_open ON public.cases USING btree (type, submitted_at, id) INCLUDE (state, step, organization_id, created_by, due_on) WHERE (state = ANY (ARRAY['sent'::text, 'review'::text]));
CREATE INDEX cases_search_words ON public.cases USING gin (array_to_tsvector(string_to_array(search_key, ' '::text))) WHERE (state <> 'draft'::text);
CREATE INDEX cases_sent ON public.cases USING btree (type, submitted_at DESC, id DESC) WHERE (state <> 'draft'::text);
CREATE INDEX cases_unkeyed ON public.cases USING btree (id) WHERE ((type = 'food_object'::text) AND (search_key IS NULL));

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
  version integer default 1 not null,
  edited_by uuid,
  removed_at timestamp(3) with time zone,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id),
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  constraint categories_module_check CHECK ((module = ANY (ARRAY['INSPECTION'::text, 'FSI'::text, 'AMNAT'::text])))
);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id);

create table certificate_documents (
  certificate_version_id uuid not null,
  file_id uuid not null,
  sha256 text not null,
  signed_at timestamp(3) with time zone not null,
  public_file_id uuid,
  public_sha256 text,
  extended_file_id uuid,
  extended_sha256 text,
  public_extended_file_id uuid,
  public_extended_sha256 text,
  proven_until timestamp(3) with time zone,
  extend_after timestamp(3) with time zone,
  constraint certificate_documents_pkey PRIMARY KEY (certificate_version_id),
  constraint certificate_documents_certificate_version_id_fkey FOREIGN KEY (certificate_version_id) REFERENCES certificate_versions(id)
);
CREATE INDEX certificate_documents_extend_after ON public.certificate_documents USING btree (extend_after NULLS FIRST);

create table certificate_log (
  seq bigint not null,
  at timestamp(3) with time zone not null,
  kind text not null,
  cs_id text not null,
  ref_id text not null,
  version integer not null,
  starts_on date,
  ends_on date,
  sha256 text,
  previous text,
  content_sha256 text,
  suspended_from date,
  suspended_until date,
  limited boolean,
  constraint certificate_log_pkey PRIMARY KEY (seq),
  constraint certificate_log_fingerprint CHECK (((kind = 'signed'::text) = (sha256 IS NOT NULL))),
  constraint certificate_log_kind CHECK ((kind = ANY (ARRAY['issued'::text, 'changed'::text, 'revoked'::text, 'reinstated'::text, 'superseded'::text, 'suspended'::text, 'limited'::text, 'lifted'::text, 'signed'::text])))
);
CREATE INDEX certificate_log_certificate ON public.certificate_log USING btree (cs_id, seq);
CREATE UNIQUE INDEX certificate_log_document ON public.certificate_log USING btree (sha256) WHERE (sha256 IS NOT NULL);

create table certificate_log_end (
  only_row boolean default true not null,
  size bigint not null,
  last_hash text,
  constraint certificate_log_end_pkey PRIMARY KEY (only_row),
  constraint certificate_log_end_only CHECK (only_row)
);

create table certificate_log_heads (
  size bigint not null,
  root text not null,
  at timestamp(3) with time zone not null,
  signature text not null,
  constraint certificate_log_heads_pkey PRIMARY KEY (size)
);

create table certificate_log_nodes (
  level smallint not null,
  place bigint not null,
  hash text not null,
  constraint certificate_log_nodes_pkey PRIMARY KEY (level, place)
);

create table certificate_versions (
  id uuid not null,
  certificate_id uuid,
  version integer not null,
  content jsonb not null,
  issued_by uuid not null,
  issued_at timestamp(3) with time zone not null,
  food_certificate_id uuid,
  constraint certificate_versions_pkey PRIMARY KEY (id),
  constraint certificate_versions_certificate_id_version_key UNIQUE (certificate_id, version),
  constraint certificate_versions_food_version UNIQUE (food_certificate_id, version),
  constraint certificate_versions_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificates(id),
  constraint certificate_versions_food FOREIGN KEY (food_certificate_id) REFERENCES food_certificates(id),
  constraint certificate_versions_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint certificate_versions_of_one CHECK ((num_nonnulls(certificate_id, food_certificate_id) = 1))
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
  holder_key text,
  holder_words tsvector generated always as (array_to_tsvector(string_to_array(COALESCE(holder_key, ''::text), ' '::text))) stored,
  demo boolean default false not null,
  suspended_from date,
  suspended_until date,
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
  constraint certificates_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'active'::text, 'expired'::text, 'cancelled'::text]))),
  constraint certificates_suspension CHECK (((num_nonnulls(suspended_from, suspended_until) = ANY (ARRAY[0, 2])) AND (suspended_until >= suspended_from)))
);
CREATE INDEX certificates_cancelled ON public.certificates USING btree (created_at DESC, id) WHERE (state = 'cancelled'::text);
CREATE INDEX certificates_category ON public.certificates USING btree (category_id, created_at DESC, id) INCLUDE (organization_id, state, ends_on) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_company ON public.certificates USING btree (owner_company_id, created_at DESC, id);
CREATE INDEX certificates_ending ON public.certificates USING btree (ends_on, id) WHERE (state = 'active'::text);
CREATE INDEX certificates_holder_latest ON public.certificates USING btree (holder_key text_pattern_ops, created_at DESC, id) INCLUDE (state, starts_on, ends_on) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_holder_register ON public.certificates USING btree (holder_register_number) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_holder_words ON public.certificates USING gin (holder_words) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_number ON public.certificates USING btree (ref_id text_pattern_ops) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_number_end ON public.certificates USING btree (reverse(ref_id) text_pattern_ops) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_number_parts ON public.certificates USING gin (number_parts(replace(ref_id, '-'::text, ''::text))) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_organization ON public.certificates USING btree (organization_id, created_at DESC, id) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_owner ON public.certificates USING btree (owner_user_id, created_at DESC, id);
CREATE INDEX certificates_public ON public.certificates USING btree (created_at DESC, id) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_request ON public.certificates USING btree (request_id) INCLUDE (state, ends_on, id);
CREATE INDEX certificates_service ON public.certificates USING btree (service_id, created_at DESC, id) INCLUDE (state, ends_on) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_starts ON public.certificates USING btree (starts_on DESC, id) WHERE (state <> 'prepared'::text);
CREATE INDEX certificates_suspended ON public.certificates USING btree (suspended_until, id) WHERE (suspended_until IS NOT NULL);
CREATE INDEX certificates_unkeyed ON public.certificates USING btree (id) WHERE (holder_key IS NULL);
CREATE INDEX certificates_validity ON public.certificates USING btree (ends_on, starts_on) WHERE (state <> 'prepared'::text);

create table client_tokens (
  token_hash bytea not null,
  user_id uuid not null,
  issued_by uuid not null,
  reason text not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint client_tokens_pkey PRIMARY KEY (token_hash),
  constraint client_tokens_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint client_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint client_tokens_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);
CREATE INDEX client_tokens_expiry ON public.client_tokens USING btree (expires_at);

create table client_transactions (
  transaction_id uuid not null,
  user_id uuid not null,
  call text not null,
  answer jsonb not null,
  at timestamp(3) with time zone not null,
  input_digest bytea,
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
  created_at timestamp(3) with time zone not null,
  founded_on date,
  address_codes text[] default '{}'::text[] not null,
  custom_address text,
  custom_address_english text,
  industry text[] default '{}'::text[] not null,
  director_register_number text,
  director_lastname text,
  director_firstname text,
  director_position text,
  director_phone text,
  postbox text,
  fax text,
  active boolean default true not null,
  verified_at timestamp(3) with time zone,
  version integer default 1 not null,
  updated_at timestamp(3) with time zone,
  name_key text,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_register_number_key UNIQUE (register_number)
);
CREATE INDEX companies_name ON public.companies USING btree (name_mn, id);
CREATE INDEX companies_name_en_words ON public.companies USING gin (to_tsvector('simple'::regconfig, name_en)) WHERE (name_en IS NOT NULL);
CREATE INDEX companies_name_key_words ON public.companies USING gin (array_to_tsvector(string_to_array(name_key, ' '::text)));
CREATE INDEX companies_name_words ON public.companies USING gin (to_tsvector('simple'::regconfig, name_mn));
CREATE INDEX companies_seat ON public.companies USING btree ((address_codes[1]));
CREATE INDEX companies_unkeyed ON public.companies USING btree (id) WHERE (name_key IS NULL);

create table company_invitations (
  id uuid not null,
  company_id uuid not null,
  register_number text not null,
  role text not null,
  invited_by uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  rights text[] default '{prepare,send,pay,read}'::text[] not null,
  constraint company_invitations_pkey PRIMARY KEY (id),
  constraint company_invitations_once UNIQUE (company_id, register_number),
  constraint company_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  constraint company_invitations_rights CHECK (((rights <@ ARRAY['prepare'::text, 'send'::text, 'pay'::text, 'read'::text]) AND (cardinality(rights) > 0))),
  constraint company_invitations_role CHECK ((role = ANY (ARRAY['MEMBER'::text, 'ADMIN'::text])))
);
CREATE INDEX company_invitations_person ON public.company_invitations USING btree (register_number);

create table company_members (
  company_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamp(3) with time zone not null,
  sid text,
  rights text[] default '{prepare,send,pay,read}'::text[] not null,
  constraint company_members_pkey PRIMARY KEY (company_id, user_id),
  constraint company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint company_members_rights CHECK (((rights <@ ARRAY['prepare'::text, 'send'::text, 'pay'::text, 'read'::text]) AND (cardinality(rights) > 0))),
  constraint company_members_role_check CHECK ((role = ANY (ARRAY['MEMBER'::text, 'ADMIN'::text])))
);
CREATE INDEX company_members_user ON public.company_members USING btree (user_id);

create table content_baselines (
  kind text not null,
  event_id uuid not null,
  after uuid default '00000000-0000-0000-0000-000000000000'::uuid not null,
  finished_at timestamp(3) with time zone,
  constraint content_baselines_pkey PRIMARY KEY (kind)
);

create table content_digests (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  thing uuid not null,
  sequence integer not null,
  event_source text not null,
  event_id uuid not null,
  content_version smallint not null,
  salt bytea,
  digest bytea,
  constraint content_digests_pkey PRIMARY KEY (id),
  constraint content_digests_thing UNIQUE (kind, thing, sequence),
  constraint content_digests_source CHECK ((event_source = ANY (ARRAY['audit_entries'::text, 'request_events'::text])))
);

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
  seeded boolean default false not null,
  published_by uuid,
  certificate jsonb,
  constraint definition_versions_pkey PRIMARY KEY (id),
  constraint definition_versions_service_id_version_key UNIQUE (service_id, version),
  constraint definition_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint definition_versions_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint definition_versions_language_check CHECK ((language = ANY (ARRAY['mn'::text, 'en'::text, 'ru'::text])))
);

create table demo_bank_invoices (
  id uuid not null,
  number text not null,
  description text not null,
  amount bigint not null,
  callback text not null,
  cancelled boolean default false not null,
  payments jsonb default '[]'::jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint demo_bank_invoices_pkey PRIMARY KEY (id),
  constraint demo_bank_invoices_amount CHECK ((amount > 0))
);

create table due_reminders (
  user_id uuid not null,
  due_on date not null,
  days_before smallint not null,
  reminded_at timestamp(3) with time zone not null,
  constraint due_reminders_pkey PRIMARY KEY (user_id, due_on, days_before),
  constraint due_reminders_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint due_reminders_days CHECK ((days_before = ANY (ARRAY[1, 3])))
);

create table editions (
  noun text not null,
  value bigint default 0 not null,
  constraint editions_pkey PRIMARY KEY (noun)
);

create table equipment_files (
  record_id uuid not null,
  file_id uuid not null,
  constraint equipment_files_pkey PRIMARY KEY (record_id, file_id),
  constraint equipment_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint equipment_files_record_id_fkey FOREIGN KEY (record_id) REFERENCES equipment_records(id)
);
CREATE INDEX equipment_files_file ON public.equipment_files USING btree (file_id);

create table equipment_records (
  id uuid not null,
  register text not null,
  part text not null,
  owner_company_id uuid,
  owner_user_id uuid,
  request_id uuid,
  answers jsonb not null,
  serial_key text default ''::text not null,
  expires_on date,
  version integer default 1 not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  constraint equipment_records_pkey PRIMARY KEY (id),
  constraint equipment_records_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint equipment_records_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES companies(id),
  constraint equipment_records_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint equipment_records_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint equipment_records_known_part CHECK ((part = ANY (ARRAY['sheet'::text, 'item'::text]))),
  constraint equipment_records_named_register CHECK ((register ~ '^[a-z_]{1,40}$'::text)),
  constraint equipment_records_one_owner CHECK ((num_nonnulls(owner_company_id, owner_user_id) = 1))
);
CREATE INDEX equipment_records_company ON public.equipment_records USING btree (owner_company_id, register, created_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX equipment_records_company_sheet ON public.equipment_records USING btree (owner_company_id, register) WHERE ((part = 'sheet'::text) AND (deleted_at IS NULL) AND (owner_company_id IS NOT NULL));
CREATE INDEX equipment_records_expiry ON public.equipment_records USING btree (expires_on, updated_at DESC, id) WHERE ((deleted_at IS NULL) AND (expires_on IS NOT NULL));
CREATE INDEX equipment_records_latest ON public.equipment_records USING btree (register, updated_at DESC, id) INCLUDE (part) WHERE (deleted_at IS NULL);
CREATE INDEX equipment_records_parts ON public.equipment_records USING btree (part, updated_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX equipment_records_person ON public.equipment_records USING btree (owner_user_id, register, created_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX equipment_records_person_sheet ON public.equipment_records USING btree (owner_user_id, register) WHERE ((part = 'sheet'::text) AND (deleted_at IS NULL) AND (owner_user_id IS NOT NULL));
CREATE INDEX equipment_records_place ON public.equipment_records USING btree ((((answers -> 'address'::text) ->> 0))) WHERE ((register = 'workplace'::text) AND (part = 'sheet'::text) AND (deleted_at IS NULL));
CREATE INDEX equipment_records_request ON public.equipment_records USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX equipment_records_serial ON public.equipment_records USING btree (serial_key text_pattern_ops) WHERE ((deleted_at IS NULL) AND (serial_key <> ''::text));
CREATE INDEX equipment_records_serial_parts ON public.equipment_records USING gin (number_parts(serial_key)) WHERE ((deleted_at IS NULL) AND (serial_key <> ''::text));

create table everyday_words (
  noun text not null,
  noun_id integer not null,
  words_mn text[] default '{}'::text[] not null,
  words_en text[] default '{}'::text[] not null,
  events_mn text[] default '{}'::text[] not null,
  events_en text[] default '{}'::text[] not null,
  version integer default 0 not null,
  edited_by uuid,
  constraint everyday_words_pkey PRIMARY KEY (noun, noun_id),
  constraint everyday_words_editor FOREIGN KEY (edited_by) REFERENCES users(id),
  constraint everyday_words_noun CHECK ((noun = ANY (ARRAY['service'::text, 'category'::text])))
);

create table expiry_warnings (
  source text not null,
  subject_id uuid not null,
  ends_on date not null,
  days_before smallint not null,
  told_at timestamp(3) with time zone not null,
  constraint expiry_warnings_pkey PRIMARY KEY (source, subject_id, ends_on, days_before)
);

create table explosive_ledger (
  certificate_id uuid not null,
  material text not null,
  seq integer not null,
  entry text not null,
  quantity numeric(15,3) not null,
  request_id uuid not null,
  permitted_before numeric(15,3) not null,
  reserved_before numeric(15,3) not null,
  used_before numeric(15,3) not null,
  permitted numeric(15,3) not null,
  reserved numeric(15,3) not null,
  used numeric(15,3) not null,
  previous_seq integer,
  at timestamp(3) with time zone not null,
  constraint explosive_ledger_pkey PRIMARY KEY (certificate_id, material, seq),
  constraint explosive_ledger_end UNIQUE (certificate_id, material, seq, permitted, reserved, used),
  constraint explosive_ledger_chain FOREIGN KEY (certificate_id, material, previous_seq, permitted_before, reserved_before, used_before) REFERENCES explosive_ledger(certificate_id, material, seq, permitted, reserved, used),
  constraint explosive_ledger_permit FOREIGN KEY (certificate_id, material) REFERENCES explosive_permits(certificate_id, material),
  constraint explosive_ledger_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint explosive_ledger_known_entry CHECK ((entry = ANY (ARRAY['permit'::text, 'reserve'::text, 'use'::text, 'release'::text]))),
  constraint explosive_ledger_never_overdrawn CHECK (((reserved >= (0)::numeric) AND (used >= (0)::numeric) AND ((reserved + used) <= permitted))),
  constraint explosive_ledger_order CHECK ((((seq = 1) AND (previous_seq IS NULL) AND (permitted_before = (0)::numeric) AND (reserved_before = (0)::numeric) AND (used_before = (0)::numeric)) OR ((seq > 1) AND (previous_seq = (seq - 1))))),
  constraint explosive_ledger_quantity CHECK ((quantity > (0)::numeric)),
  constraint explosive_ledger_sum CHECK (((permitted = (permitted_before +
CASE
    WHEN (entry = 'permit'::text) THEN quantity
    ELSE (0)::numeric
END)) AND (reserved = (reserved_before +
CASE entry
    WHEN 'reserve'::text THEN quantity
    WHEN 'use'::text THEN (- quantity)
    WHEN 'release'::text THEN (- quantity)
    ELSE (0)::numeric
END)) AND (used = (used_before +
CASE
    WHEN (entry = 'use'::text) THEN quantity
    ELSE (0)::numeric
END))))
);
CREATE INDEX explosive_ledger_request ON public.explosive_ledger USING btree (request_id);

create table explosive_permits (
  certificate_id uuid not null,
  material text not null,
  mark text default ''::text not null,
  unit text not null,
  constraint explosive_permits_pkey PRIMARY KEY (certificate_id, material),
  constraint explosive_permits_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificates(id),
  constraint explosive_permits_known_unit CHECK ((unit = ANY (ARRAY['kg'::text, 'pcs'::text, 'm'::text])))
);

create table fee_periods (
  year smallint not null,
  season smallint not null,
  opens date not null,
  closes date not null,
  version integer default 1 not null,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  constraint fee_periods_pkey PRIMARY KEY (year, season),
  constraint fee_periods_changer FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint fee_periods_after_quarter CHECK ((opens >= (make_date((year)::integer, 1, 1) + make_interval(months => (season * 3))))),
  constraint fee_periods_order CHECK ((opens <= closes)),
  constraint fee_periods_season CHECK (((season >= 1) AND (season <= 4)))
);
CREATE INDEX fee_periods_days ON public.fee_periods USING btree (opens, closes);

create table fee_report_events (
  id uuid not null,
  report_id uuid not null,
  action text not null,
  actor_user_id uuid not null,
  actor_name text not null,
  actor_position text,
  support_user_id uuid,
  from_state text not null,
  to_state text not null,
  to_step smallint not null,
  resolve smallint,
  round smallint not null,
  comments jsonb default '[]'::jsonb not null,
  answers jsonb,
  late_request_id uuid,
  transaction_id uuid,
  at timestamp(3) with time zone not null,
  warnings jsonb,
  constraint fee_report_events_pkey PRIMARY KEY (id),
  constraint fee_report_events_actor FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint fee_report_events_report FOREIGN KEY (report_id) REFERENCES fee_reports(id),
  constraint fee_report_events_support FOREIGN KEY (support_user_id) REFERENCES users(id)
);
CREATE INDEX fee_report_events_of_report ON public.fee_report_events USING btree (report_id, at, id);

create table fee_report_files (
  report_id uuid not null,
  file_id uuid not null,
  constraint fee_report_files_pkey PRIMARY KEY (report_id, file_id),
  constraint fee_report_files_file FOREIGN KEY (file_id) REFERENCES files(id),
  constraint fee_report_files_report FOREIGN KEY (report_id) REFERENCES fee_reports(id)
);
CREATE INDEX fee_report_files_file ON public.fee_report_files USING btree (file_id);

create table fee_report_lines (
  report_id uuid not null,
  sheet text not null,
  month smallint not null,
  season smallint not null,
  product text not null,
  unit text not null,
  row_3 numeric(15,2) not null,
  row_4 numeric(15,2) not null,
  row_5 numeric(15,2) not null,
  row_6 numeric(15,2) not null,
  row_7 numeric(15,2) not null,
  row_8 numeric(15,2) not null,
  row_9 numeric(15,2) not null,
  constraint fee_report_lines_pkey PRIMARY KEY (report_id, sheet, month),
  constraint fee_report_lines_report FOREIGN KEY (report_id, season) REFERENCES fee_reports(id, season),
  constraint fee_report_lines_month CHECK (((month >= ((season * 3) - 2)) AND (month <= (season * 3)))),
  constraint fee_report_lines_not_negative CHECK ((LEAST(row_3, row_4, row_5, row_6, row_7, row_8, row_9) >= (0)::numeric)),
  constraint fee_report_lines_product CHECK ((product <> ''::text)),
  constraint fee_report_lines_sheet CHECK ((sheet = ANY (ARRAY['too_hemjee'::text, 'unelgee'::text]))),
  constraint fee_report_lines_unit CHECK ((unit = ANY (ARRAY['тн'::text, 'кг'::text])))
);

create table fee_reports (
  id uuid not null,
  request_number text,
  company_id uuid not null,
  year smallint,
  season smallint,
  state text not null,
  step smallint default 1 not null,
  round smallint default 0 not null,
  payer_type text,
  deposit text,
  aimag text,
  cert_type text,
  license_number text,
  mineral text,
  second_mineral text,
  resource_increased boolean,
  season_active boolean,
  template smallint,
  opening_surplus numeric(15,2),
  opening_deficit numeric(15,2),
  imposed_surplus numeric(15,2),
  imposed_deficit numeric(15,2),
  paid_surplus numeric(15,2),
  paid_deficit numeric(15,2),
  closing_surplus numeric(15,2),
  closing_deficit numeric(15,2),
  draft jsonb,
  saved_at timestamp(3) with time zone,
  version integer default 1 not null,
  created_by uuid not null,
  helpers uuid[] default '{}'::uuid[] not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  submitted_at timestamp(3) with time zone,
  registered_at timestamp(3) with time zone,
  constraint fee_reports_pkey PRIMARY KEY (id),
  constraint fee_reports_number UNIQUE (request_number),
  constraint fee_reports_quarter UNIQUE (id, season),
  constraint fee_reports_company FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint fee_reports_creator FOREIGN KEY (created_by) REFERENCES users(id),
  constraint fee_reports_cert_type CHECK ((cert_type = ANY (ARRAY['MV'::text, 'XV'::text]))),
  constraint fee_reports_draft_kept CHECK (((state <> 'draft'::text) OR (draft IS NOT NULL))),
  constraint fee_reports_draft_or_whole CHECK (((state = 'draft'::text) OR (num_nulls(request_number, year, season, payer_type, deposit, aimag, cert_type, license_number, mineral, resource_increased, season_active, template, opening_surplus, opening_deficit, imposed_surplus, imposed_deficit, paid_surplus, paid_deficit, closing_surplus, closing_deficit, submitted_at) = 0))),
  constraint fee_reports_license CHECK (((char_length(license_number) >= 1) AND (char_length(license_number) <= 6))),
  constraint fee_reports_mineral CHECK ((mineral = ANY (ARRAY['gold'::text, 'fluorspar'::text, 'stone'::text]))),
  constraint fee_reports_not_negative CHECK ((LEAST(opening_surplus, opening_deficit, imposed_surplus, imposed_deficit, paid_surplus, paid_deficit, closing_surplus, closing_deficit) >= (0)::numeric)),
  constraint fee_reports_payer CHECK ((payer_type = ANY (ARRAY['has_license'::text, 'exporter'::text]))),
  constraint fee_reports_season CHECK (((season >= 1) AND (season <= 4))),
  constraint fee_reports_state CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'review'::text, 'complaint'::text, 'registered'::text, 'returned'::text, 'rejected'::text, 'suspended'::text]))),
  constraint fee_reports_template CHECK (((template >= 1) AND (template <= 6)))
);
CREATE INDEX fee_reports_by_quarter ON public.fee_reports USING btree (year, season, submitted_at DESC, id DESC) INCLUDE (state, mineral) WHERE (state <> 'draft'::text);
CREATE INDEX fee_reports_by_state ON public.fee_reports USING btree (state, submitted_at, id) WHERE (state <> 'draft'::text);
CREATE INDEX fee_reports_newest ON public.fee_reports USING btree (submitted_at DESC, id DESC) WHERE (state <> 'draft'::text);
CREATE INDEX fee_reports_number_parts ON public.fee_reports USING gin (number_parts(request_number)) WHERE (state <> 'draft'::text);
CREATE INDEX fee_reports_of_company ON public.fee_reports USING btree (company_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX fee_reports_once ON public.fee_reports USING btree (company_id, year, season, cert_type, license_number, mineral) WHERE (state <> ALL (ARRAY['draft'::text, 'rejected'::text]));

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
CREATE INDEX files_owner ON public.files USING btree (owner_user_id) WHERE (purpose <> 'certificate'::text);
CREATE INDEX files_receipt_hash ON public.files USING btree (sha256) WHERE (purpose = 'receipt'::text);
CREATE INDEX files_request ON public.files USING btree (request_id);
CREATE INDEX files_unused ON public.files USING btree (created_at) WHERE (request_id IS NULL);

create table food_certificates (
  id uuid not null,
  request_number text not null,
  state text not null,
  sender_type smallint not null,
  holder text not null,
  holder_key text not null,
  holder_words tsvector generated always as (array_to_tsvector(string_to_array(holder_key, ' '::text))) stored,
  holder_register_number text,
  company_type text,
  object_name text not null,
  address text not null,
  activities jsonb default '[]'::jsonb not null,
  organization_id integer,
  verified_at timestamp(3) with time zone not null,
  current_version integer default 1 not null,
  demo boolean default false not null,
  constraint food_certificates_pkey PRIMARY KEY (id),
  constraint food_certificates_number UNIQUE (request_number),
  constraint food_certificates_organization FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint food_certificates_number_shape CHECK ((request_number ~ '^F\d{9}$'::text)),
  constraint food_certificates_sender CHECK ((sender_type = ANY (ARRAY[1, 2]))),
  constraint food_certificates_state CHECK ((state = ANY (ARRAY['registered'::text, 'rejected'::text, 'suspended'::text])))
);
CREATE INDEX food_certificates_closed ON public.food_certificates USING btree (verified_at DESC, id) WHERE (state <> 'registered'::text);
CREATE INDEX food_certificates_holder_key ON public.food_certificates USING btree (holder_key text_pattern_ops);
CREATE INDEX food_certificates_holder_register ON public.food_certificates USING btree (holder_register_number);
CREATE INDEX food_certificates_holder_words ON public.food_certificates USING gin (holder_words);
CREATE INDEX food_certificates_number_begin ON public.food_certificates USING btree (request_number text_pattern_ops);
CREATE INDEX food_certificates_number_end ON public.food_certificates USING btree (reverse(request_number) text_pattern_ops);
CREATE INDEX food_certificates_unit ON public.food_certificates USING btree (organization_id, verified_at DESC, id);
CREATE INDEX food_certificates_verified ON public.food_certificates USING btree (verified_at DESC, id);

create table food_registrations (
  case_id uuid not null,
  type text not null,
  registered_round smallint,
  sender_type smallint not null,
  object_name text not null,
  holder text not null,
  address_code text not null,
  operator_note text,
  verified_at timestamp(3) with time zone,
  constraint food_registrations_pkey PRIMARY KEY (case_id),
  constraint food_registrations_case FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint food_registrations_sender CHECK ((sender_type = ANY (ARRAY[1, 2]))),
  constraint food_registrations_type CHECK ((type = ANY (ARRAY['NEW'::text, 'UPDATE'::text])))
);
CREATE INDEX food_registrations_place ON public.food_registrations USING btree (address_code text_pattern_ops);

create table holder_names (
  key text not null,
  words tsvector generated always as (array_to_tsvector(string_to_array(key, ' '::text))) stored not null,
  constraint holder_names_pkey PRIMARY KEY (key)
);
CREATE INDEX holder_names_words ON public.holder_names USING gin (words);

create table installation (
  one boolean default true not null,
  kind text not null,
  since timestamp(3) with time zone not null,
  constraint installation_pkey PRIMARY KEY (one),
  constraint installation_kind CHECK ((kind = ANY (ARRAY['demo'::text, 'real'::text]))),
  constraint installation_one CHECK (one)
);

create table internal_notes (
  id uuid not null,
  request_id uuid not null,
  author_user_id uuid not null,
  author_name text not null,
  author_position text,
  text text not null,
  at timestamp(3) with time zone not null,
  constraint internal_notes_pkey PRIMARY KEY (id),
  constraint internal_notes_author FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint internal_notes_request FOREIGN KEY (request_id) REFERENCES requests(id)
);
CREATE INDEX internal_notes_of_request ON public.internal_notes USING btree (request_id, at, id);

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
CREATE INDEX invoices_newest ON public.invoices USING btree (created_at DESC, id DESC) INCLUDE (request_id, amount);
CREATE INDEX invoices_number_parts ON public.invoices USING gin (number_parts(gen_id));
CREATE UNIQUE INDEX invoices_one_open ON public.invoices USING btree (request_id) WHERE (state = 'unpaid'::text);
CREATE INDEX invoices_receipt ON public.invoices USING btree (receipt_file_id) WHERE (receipt_file_id IS NOT NULL);
CREATE INDEX invoices_request ON public.invoices USING btree (request_id);
CREATE INDEX invoices_settled ON public.invoices USING btree (closed_at) INCLUDE (state, amount, request_id) WHERE (closed_at IS NOT NULL);
CREATE INDEX invoices_state ON public.invoices USING btree (state, created_at DESC, id DESC) INCLUDE (receipt_file_id);
CREATE INDEX invoices_unpaid_amount ON public.invoices USING btree (amount, created_at) WHERE (state = 'unpaid'::text);
CREATE INDEX invoices_with_receipt ON public.invoices USING btree (created_at DESC, id DESC) INCLUDE (state) WHERE (receipt_file_id IS NOT NULL);

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

create table journal_end (
  one boolean default true not null,
  number bigint not null,
  hash bytea not null,
  constraint journal_end_pkey PRIMARY KEY (one),
  constraint journal_end_one CHECK (one)
);

create table journal_heads (
  number bigint not null,
  hash text not null,
  log_size bigint not null,
  log_root text not null,
  at timestamp(3) with time zone not null,
  signature text not null,
  constraint journal_heads_pkey PRIMARY KEY (number)
);

create table journal_seals (
  number bigint not null,
  source text not null,
  row_id uuid not null,
  row_hash bytea not null,
  hash bytea not null,
  sealed_at timestamp(3) with time zone not null,
  constraint journal_seals_pkey PRIMARY KEY (number),
  constraint journal_seals_row UNIQUE (source, row_id),
  constraint journal_seals_source CHECK ((source = ANY (ARRAY['audit_entries'::text, 'request_events'::text, 'content_digests'::text])))
);

create table late_request_files (
  late_request_id uuid not null,
  part text not null,
  file_id uuid not null,
  constraint late_request_files_pkey PRIMARY KEY (late_request_id, part),
  constraint late_request_files_case FOREIGN KEY (late_request_id) REFERENCES cases(id),
  constraint late_request_files_file FOREIGN KEY (file_id) REFERENCES files(id),
  constraint late_request_files_part CHECK ((part = ANY (ARRAY['shiidver_huudas'::text, 'alban_bichig'::text, 'tulbur_barimt'::text])))
);
CREATE INDEX late_request_files_file ON public.late_request_files USING btree (file_id);

create table late_request_quarters (
  case_id uuid not null,
  year smallint not null,
  season smallint not null,
  details text not null,
  open_until date,
  used_at timestamp(3) with time zone,
  used_by uuid,
  reason text,
  constraint late_request_quarters_pkey PRIMARY KEY (case_id),
  constraint late_request_quarters_case FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint late_request_quarters_report FOREIGN KEY (used_by) REFERENCES fee_reports(id),
  constraint late_request_quarters_answered CHECK ((num_nonnulls(open_until, reason) < 2)),
  constraint late_request_quarters_details CHECK ((details <> ''::text)),
  constraint late_request_quarters_season CHECK (((season >= 1) AND (season <= 4))),
  constraint late_request_quarters_used CHECK ((num_nonnulls(used_at, used_by) = ANY (ARRAY[0, 2])))
);

create table letters (
  id uuid not null,
  number text not null,
  kind text not null,
  request_id uuid not null,
  content jsonb not null,
  file_id uuid,
  sha256 text,
  created_at timestamp(3) with time zone not null,
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_number UNIQUE (number),
  constraint letters_file FOREIGN KEY (file_id) REFERENCES files(id),
  constraint letters_request FOREIGN KEY (request_id) REFERENCES requests(id) ON DELETE CASCADE,
  constraint letters_drawn CHECK (((file_id IS NULL) = (sha256 IS NULL))),
  constraint letters_kind CHECK ((kind = ANY (ARRAY['return'::text, 'refusal'::text, 'approval'::text])))
);
CREATE INDEX letters_file_id ON public.letters USING btree (file_id);
CREATE INDEX letters_request_id ON public.letters USING btree (request_id);

create table loose_bytes (
  storage_key text not null,
  noted_at timestamp with time zone not null,
  constraint loose_bytes_pkey PRIMARY KEY (storage_key)
);
CREATE INDEX loose_bytes_noted_at_idx ON public.loose_bytes USING btree (noted_at);

create table missed_searches (
  text text not null,
  outcome text not null,
  times integer default 1 not null,
  first_on date not null,
  last_on date not null,
  dismissed boolean default false not null,
  constraint missed_searches_pkey PRIMARY KEY (text),
  constraint missed_searches_outcome CHECK ((outcome = ANY (ARRAY['nothing'::text, 'guess'::text])))
);
CREATE INDEX missed_searches_seldom ON public.missed_searches USING btree (times, last_on);

create table name_words (
  word text not null,
  constraint name_words_pkey PRIMARY KEY (word)
);

create table nightly_runs (
  task text not null,
  night date not null,
  attempts smallint default 1 not null,
  started_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  outcome jsonb default '{}'::jsonb not null,
  failure text,
  constraint nightly_runs_pkey PRIMARY KEY (task, night)
);

create table notification_preferences (
  user_id uuid not null,
  mail_off text[] default '{}'::text[] not null,
  updated_at timestamp(3) with time zone not null,
  push_off text[] default '{}'::text[] not null,
  sms_on text[] default '{}'::text[] not null,
  constraint notification_preferences_pkey PRIMARY KEY (user_id),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

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
  mailed_at timestamp(3) with time zone,
  texted_at timestamp(3) with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (opened_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at DESC, id);

create table online_payments (
  id uuid not null,
  invoice_id uuid not null,
  provider_invoice text not null,
  amount bigint not null,
  state text not null,
  qr_text text not null,
  links jsonb not null,
  arrived jsonb default '[]'::jsonb not null,
  received bigint default 0 not null,
  returned bigint default 0 not null,
  return_reason text,
  returned_by uuid,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  asked_at timestamp(3) with time zone not null,
  closed_at timestamp(3) with time zone,
  constraint online_payments_pkey PRIMARY KEY (id),
  constraint online_payments_provider_invoice UNIQUE (provider_invoice),
  constraint online_payments_created_by FOREIGN KEY (created_by) REFERENCES users(id),
  constraint online_payments_invoice FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint online_payments_returned_by FOREIGN KEY (returned_by) REFERENCES users(id),
  constraint online_payments_amount CHECK ((amount > 0)),
  constraint online_payments_received CHECK ((received >= 0)),
  constraint online_payments_returned CHECK (((returned >= 0) AND (returned <= received))),
  constraint online_payments_state CHECK ((state = ANY (ARRAY['open'::text, 'short'::text, 'paid'::text, 'unasked'::text, 'cancelled'::text])))
);
CREATE INDEX online_payments_newest ON public.online_payments USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX online_payments_open ON public.online_payments USING btree (invoice_id) WHERE (state = ANY (ARRAY['open'::text, 'short'::text]));
CREATE INDEX online_payments_to_return ON public.online_payments USING btree (created_at DESC, id DESC) WHERE (received > (
CASE state
    WHEN 'paid'::text THEN amount
    ELSE (0)::bigint
END + returned));
CREATE INDEX online_payments_waiting ON public.online_payments USING btree (asked_at, id) WHERE (state = ANY (ARRAY['open'::text, 'short'::text]));

create table organizations (
  id integer not null,
  name_mn text not null,
  name_en text not null,
  sort integer default 0 not null,
  address_code text,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_address UNIQUE (address_code)
);

create table oversight_counts (
  grain text not null,
  day date not null,
  kind text not null,
  step smallint not null,
  module text not null,
  category_id integer not null,
  organization_id integer not null,
  service_id integer not null,
  subject text not null,
  reason text not null,
  bucket integer not null,
  count bigint not null,
  late bigint not null,
  amount bigint not null,
  constraint oversight_counts_pkey PRIMARY KEY (grain, kind, day, service_id, category_id, organization_id, module, step, bucket, subject, reason),
  constraint oversight_counts_grain CHECK ((grain = ANY (ARRAY['day'::text, 'month'::text]))),
  constraint oversight_counts_kind CHECK ((kind = ANY (ARRAY['received'::text, 'approved'::text, 'rejected'::text, 'returned'::text, 'expired'::text, 'late'::text, 'revenue'::text, 'days'::text, 'whole'::text, 'receipt'::text, 'review'::text, 'payment'::text, 'correction'::text, 'agreed_by'::text, 'returned_by'::text, 'rejected_by'::text, 'approved_by'::text, 'remark'::text])))
);

create table oversight_days (
  day date not null,
  module text not null,
  category_id integer not null,
  organization_id integer not null,
  measure text not null,
  bucket integer not null,
  title text not null,
  count bigint not null,
  amount bigint not null,
  constraint oversight_days_pkey PRIMARY KEY (day, module, category_id, organization_id, measure, bucket, title),
  constraint oversight_days_measure CHECK ((measure = ANY (ARRAY['received'::text, 'approved'::text, 'rejected'::text, 'returned'::text, 'expired'::text, 'days'::text, 'late'::text, 'field'::text, 'revenue'::text])))
);

create table oversight_reports (
  month date not null,
  organization_id integer not null,
  pdf bytea not null,
  made_at timestamp(3) with time zone not null,
  constraint oversight_reports_pkey PRIMARY KEY (month, organization_id)
);

create table oversight_state (
  one boolean default true not null,
  through date not null,
  as_of timestamp(3) with time zone,
  constraint oversight_state_pkey PRIMARY KEY (one),
  constraint oversight_state_one CHECK (one)
);

create table own_text_lacks (
  name text not null,
  variable text not null,
  times integer default 1 not null,
  last_at timestamp(3) with time zone not null,
  constraint own_text_lacks_pkey PRIMARY KEY (name, variable)
);

create table own_texts (
  name text not null,
  version integer not null,
  words jsonb,
  saved_by uuid not null,
  saved_at timestamp(3) with time zone not null,
  constraint own_texts_pkey PRIMARY KEY (name, version),
  constraint own_texts_saved_by FOREIGN KEY (saved_by) REFERENCES users(id),
  constraint own_texts_version CHECK ((version > 0))
);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkeys_user_id_idx ON public.passkeys USING btree (user_id, created_at);

create table password_links (
  id uuid not null,
  user_id uuid not null,
  issued_by uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint password_links_pkey PRIMARY KEY (id),
  constraint password_links_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX password_links_user ON public.password_links USING btree (user_id);

create table planned_versions (
  service_id integer not null,
  version integer not null,
  effective_on date not null,
  state text default 'waiting'::text not null,
  planned_by uuid not null,
  planned_at timestamp(3) with time zone not null,
  ended_by uuid,
  ended_at timestamp(3) with time zone,
  constraint planned_versions_pkey PRIMARY KEY (service_id, version),
  constraint planned_versions_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint planned_versions_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES users(id),
  constraint planned_versions_version_fkey FOREIGN KEY (service_id, version) REFERENCES definition_versions(service_id, version),
  constraint planned_versions_state CHECK ((state = ANY (ARRAY['waiting'::text, 'in_force'::text, 'withdrawn'::text])))
);
CREATE INDEX planned_versions_due ON public.planned_versions USING btree (effective_on) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX planned_versions_waiting ON public.planned_versions USING btree (service_id) WHERE (state = 'waiting'::text);

create table posts (
  id integer generated by default as identity not null,
  slug text,
  source text not null,
  kind text not null,
  cover text not null,
  title_mn text not null,
  title_en text,
  excerpt_mn text not null,
  excerpt_en text,
  content_mn text not null,
  content_en text,
  minutes smallint not null,
  search_title text not null,
  search_body text not null,
  search_vector tsvector generated always as ((setweight(to_tsvector('simple'::regconfig, search_title), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, search_body), 'D'::"char"))) stored not null,
  seed_hash text,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  published_at timestamp(3) with time zone,
  constraint posts_pkey PRIMARY KEY (id),
  constraint posts_slug_unique UNIQUE (slug),
  constraint posts_english_whole CHECK ((num_nulls(title_en, excerpt_en, content_en) = ANY (ARRAY[0, 3]))),
  constraint posts_kind_known CHECK ((kind = ANY (ARRAY['tutorial'::text, 'guide'::text, 'notice'::text, 'video'::text]))),
  constraint posts_minutes_positive CHECK ((minutes > 0)),
  constraint posts_source_known CHECK ((source = ANY (ARRAY['web'::text, 'app'::text])))
);
CREATE INDEX posts_newest ON public.posts USING btree (source, published_at DESC, id DESC);
CREATE INDEX posts_search ON public.posts USING gin (search_vector);

create table proposals (
  id uuid not null,
  kind text not null,
  subject text not null,
  input jsonb not null,
  before jsonb not null,
  summary jsonb not null,
  concerns uuid,
  state text default 'waiting'::text not null,
  proposed_by uuid not null,
  proposed_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  reason text,
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_concerns_fkey FOREIGN KEY (concerns) REFERENCES users(id),
  constraint proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint proposals_decided CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint proposals_state CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint proposals_two_people CHECK (((state <> ALL (ARRAY['confirmed'::text, 'refused'::text])) OR (decided_by <> proposed_by)))
);
CREATE UNIQUE INDEX proposals_one_waiting ON public.proposals USING btree (kind, subject) WHERE (state = 'waiting'::text);
CREATE INDEX proposals_state_at ON public.proposals USING btree (state, proposed_at DESC, id);

create table public_holidays (
  day date not null,
  name_mn text not null,
  name_en text not null,
  constraint public_holidays_pkey PRIMARY KEY (day)
);

create table push_devices (
  id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  created_at timestamp(3) with time zone not null,
  constraint push_devices_pkey PRIMARY KEY (id),
  constraint push_devices_endpoint UNIQUE (endpoint),
  constraint push_devices_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_devices_user_id ON public.push_devices USING btree (user_id);

create table queue_layouts (
  user_id uuid not null,
  columns text[] not null,
  density text not null,
  constraint queue_layouts_pkey PRIMARY KEY (user_id),
  constraint queue_layouts_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint queue_layouts_density CHECK ((density = ANY (ARRAY['compact'::text, 'roomy'::text])))
);

create table queue_views (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filters jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint queue_views_pkey PRIMARY KEY (id),
  constraint queue_views_name UNIQUE (user_id, name),
  constraint queue_views_user FOREIGN KEY (user_id) REFERENCES users(id)
);

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table reference_lists (
  library text not null,
  version integer default 0 not null,
  reordered boolean default false not null,
  edited_by uuid,
  name_mn text,
  name_en text,
  merged_into text,
  constraint reference_lists_pkey PRIMARY KEY (library),
  constraint reference_lists_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id)
);

create table reference_options (
  library text not null,
  value text not null,
  label_mn text not null,
  label_en text not null,
  data jsonb,
  sort integer default 0 not null,
  status smallint default 1 not null,
  edited_by uuid,
  offered_from date,
  offered_until date,
  merged_into text,
  constraint reference_options_pkey PRIMARY KEY (library, value),
  constraint reference_options_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id),
  constraint reference_options_days CHECK ((offered_until >= offered_from)),
  constraint reference_options_status CHECK ((status = ANY (ARRAY[0, 1])))
);

create table registry_companies (
  register_number text not null,
  name_mn text not null,
  name_en text,
  legal_form text,
  legal_form_en text,
  founded_on date,
  address_codes text[] default '{}'::text[] not null,
  custom_address text,
  custom_address_english text,
  industry text[] default '{}'::text[] not null,
  director_register_number text,
  director_lastname text,
  director_firstname text,
  director_position text,
  director_phone text,
  phone text,
  email text,
  representatives text[] default '{}'::text[] not null,
  constraint registry_companies_pkey PRIMARY KEY (register_number)
);
CREATE INDEX registry_companies_representatives ON public.registry_companies USING gin (representatives);

create table remark_drafts (
  request_id uuid not null,
  path text not null,
  field_path text,
  title text not null,
  comment text not null,
  round smallint not null,
  version integer not null,
  author_user_id uuid not null,
  updated_at timestamp(3) with time zone not null,
  constraint remark_drafts_pkey PRIMARY KEY (request_id, author_user_id, path),
  constraint remark_drafts_author FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint remark_drafts_request FOREIGN KEY (request_id) REFERENCES requests(id)
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
  support_user_id uuid,
  constraint request_events_pkey PRIMARY KEY (id),
  constraint request_events_request_id_sequence_key UNIQUE (request_id, sequence),
  constraint request_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint request_events_support_user_id_fkey FOREIGN KEY (support_user_id) REFERENCES users(id)
);
CREATE INDEX request_events_act ON public.request_events USING btree (action, at DESC, id DESC) INCLUDE (to_state, request_id);
CREATE INDEX request_events_actor ON public.request_events USING btree (actor_user_id, at DESC, id DESC);
CREATE INDEX request_events_at ON public.request_events USING btree (at DESC, id DESC);
CREATE INDEX request_events_support ON public.request_events USING btree (support_user_id, at DESC, id DESC) WHERE (support_user_id IS NOT NULL);
CREATE UNIQUE INDEX request_events_transaction ON public.request_events USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);

create table request_files (
  request_id uuid not null,
  file_id uuid not null,
  constraint request_files_pkey PRIMARY KEY (request_id, file_id),
  constraint request_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint request_files_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id)
);
CREATE INDEX request_files_file ON public.request_files USING btree (file_id);

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
  desk_id integer,
  days_left smallint,
  expires_on date,
  fee bigint,
  fee_waived_at timestamp(3) with time zone,
  lift jsonb,
  applicant_key text,
  question_at timestamp(3) with time zone,
  constraint requests_pkey PRIMARY KEY (id),
  constraint requests_request_number_key UNIQUE (request_number),
  constraint requests_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint requests_definition_version_id_fkey FOREIGN KEY (definition_version_id) REFERENCES definition_versions(id),
  constraint requests_desk_id_fkey FOREIGN KEY (desk_id) REFERENCES organizations(id),
  constraint requests_holder_user_id_fkey FOREIGN KEY (holder_user_id) REFERENCES users(id),
  constraint requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint requests_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES companies(id),
  constraint requests_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint requests_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint requests_fee CHECK ((fee >= 0)),
  constraint requests_module_check CHECK ((module = ANY (ARRAY['INSPECTION'::text, 'FSI'::text, 'AMNAT'::text]))),
  constraint requests_sender_type_check CHECK ((sender_type = ANY (ARRAY[1, 2]))),
  constraint requests_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'review'::text, 'payment'::text, 'approved'::text, 'superseded'::text, 'returned'::text, 'rejected'::text, 'expired'::text]))),
  constraint requests_step_role_check CHECK ((step_role = ANY (ARRAY['REVIEWER'::text, 'APPROVER'::text]))),
  constraint requests_type_check CHECK ((type = ANY (ARRAY['NEW'::text, 'RENEW'::text, 'ONETIME'::text, 'UPDATE'::text])))
);
CREATE INDEX requests_applicant ON public.requests USING btree (applicant_key, submitted_at, id) INCLUDE (state, module, category_id, organization_id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_applicant_waiting ON public.requests USING btree (applicant_key, submitted_at, id) INCLUDE (state, step_role, module, category_id, organization_id, created_by) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text, 'payment'::text])));
CREATE INDEX requests_applicant_words ON public.requests USING gin (array_to_tsvector(string_to_array(applicant_key, ' '::text))) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_by_due ON public.requests USING btree (due_on, id) INCLUDE (state, step_role, module, category_id, organization_id, created_by) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_category ON public.requests USING btree (category_id, submitted_at, id) INCLUDE (state, module, organization_id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_certificate ON public.requests USING btree (certificate_id) WHERE ((certificate_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX requests_creator ON public.requests USING btree (created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_deleted ON public.requests USING btree (deleted_at, id) WHERE ((state = 'draft'::text) AND (deleted_at IS NOT NULL));
CREATE INDEX requests_desk ON public.requests USING btree (desk_id, created_at DESC, id) WHERE ((deleted_at IS NULL) AND (desk_id IS NOT NULL));
CREATE INDEX requests_due ON public.requests USING btree (due_on, id) INCLUDE (state, module, category_id, organization_id) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text])));
CREATE INDEX requests_expiring ON public.requests USING btree (expires_on, id) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['payment'::text, 'returned'::text])));
CREATE INDEX requests_granted ON public.requests USING btree (submitted_at, id) INCLUDE (module, category_id, organization_id) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['approved'::text, 'superseded'::text])));
CREATE INDEX requests_holder ON public.requests USING btree (holder_user_id, submitted_at, id) INCLUDE (state, due_on) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text, 'payment'::text, 'returned'::text])));
CREATE INDEX requests_number_parts ON public.requests USING gin (number_parts(request_number)) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_of_company ON public.requests USING btree (owner_company_id, created_at DESC, id DESC) INCLUDE (state, category_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX requests_one_open_change ON public.requests USING btree (certificate_id) WHERE ((type = 'UPDATE'::text) AND (deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text, 'payment'::text, 'returned'::text])));
CREATE INDEX requests_organization ON public.requests USING btree (organization_id, submitted_at, id) INCLUDE (state, module, category_id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_own ON public.requests USING btree (owner_user_id, created_at DESC, id DESC) INCLUDE (state, category_id) WHERE ((deleted_at IS NULL) AND (owner_company_id IS NULL));
CREATE INDEX requests_owner ON public.requests USING btree (owner_user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX requests_questions ON public.requests USING btree (question_at, id) WHERE (question_at IS NOT NULL);
CREATE INDEX requests_resent ON public.requests USING btree (submitted_at, id) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text])) AND (round > 1));
CREATE INDEX requests_service ON public.requests USING btree (service_id, state) WHERE (deleted_at IS NULL);
CREATE INDEX requests_service_sent ON public.requests USING btree (service_id, submitted_at, id) INCLUDE (state, step_role, module, category_id, organization_id, created_by) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_state ON public.requests USING btree (state, submitted_at, id) INCLUDE (module, category_id, organization_id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_submitted ON public.requests USING btree (submitted_at DESC, id) WHERE ((deleted_at IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_unassigned ON public.requests USING btree (submitted_at, id) INCLUDE (state, step_role, module, category_id, organization_id, created_by) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text])) AND (holder_user_id IS NULL));
CREATE INDEX requests_unkeyed ON public.requests USING btree (id) WHERE ((applicant_key IS NULL) AND (state <> 'draft'::text));
CREATE INDEX requests_waiting ON public.requests USING btree (submitted_at, id) INCLUDE (state, step_role, module, category_id, organization_id, created_by) WHERE ((deleted_at IS NULL) AND (state = ANY (ARRAY['sent'::text, 'review'::text, 'payment'::text])));

create table running_uploads (
  user_id uuid not null,
  upload_id uuid not null,
  alive_at timestamp(3) with time zone not null,
  constraint running_uploads_pkey PRIMARY KEY (user_id)
);

create table second_factor_attempts (
  user_id uuid not null,
  failures integer not null,
  locked_until timestamp(3) with time zone,
  last_at timestamp(3) with time zone not null,
  constraint second_factor_attempts_pkey PRIMARY KEY (user_id),
  constraint second_factor_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table second_factor_challenges (
  handle_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  session_id uuid,
  browser_hash bytea,
  passkey_challenge text,
  app_secret bytea,
  expires_at timestamp(3) with time zone not null,
  constraint second_factor_challenges_pkey PRIMARY KEY (handle_hash),
  constraint second_factor_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint second_factor_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint second_factor_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'step_up'::text, 'add_app'::text, 'add_passkey'::text])))
);
CREATE INDEX second_factor_challenges_expires_at_idx ON public.second_factor_challenges USING btree (expires_at);
CREATE INDEX second_factor_challenges_session_id_idx ON public.second_factor_challenges USING btree (session_id);

create table service_drafts (
  service_id integer not null,
  version integer not null,
  open boolean not null,
  language text not null,
  body jsonb not null,
  review_plan jsonb not null,
  edited_by uuid not null,
  edited_at timestamp(3) with time zone not null,
  rehearsal jsonb,
  rehearsed_digest text,
  certificate jsonb,
  settings jsonb,
  constraint service_drafts_pkey PRIMARY KEY (service_id),
  constraint service_drafts_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id),
  constraint service_drafts_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint service_drafts_language CHECK ((language = ANY (ARRAY['mn'::text, 'en'::text, 'ru'::text])))
);

create table service_experience (
  service_id integer not null,
  cases integer not null,
  quick_days integer,
  slow_days integer,
  returned_for jsonb default '[]'::jsonb not null,
  computed_at timestamp(3) with time zone not null,
  constraint service_experience_pkey PRIMARY KEY (service_id),
  constraint service_experience_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id)
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
  seeded jsonb,
  version integer default 1 not null,
  edited_by uuid,
  listed boolean default true not null,
  constraint services_pkey PRIMARY KEY (id),
  constraint services_slug_key UNIQUE (slug),
  constraint services_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint services_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id),
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
  proven_at timestamp(3) with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_acting_user_id_fkey FOREIGN KEY (acting_user_id) REFERENCES users(id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, created_at DESC);

create table sign_in_attempts (
  id uuid not null,
  counter_hash bytea not null,
  ends_at timestamp(3) with time zone not null,
  constraint sign_in_attempts_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_attempts_counter ON public.sign_in_attempts USING btree (counter_hash);

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
  session_id uuid,
  constraint sign_on_handshakes_pkey PRIMARY KEY (state)
);
CREATE INDEX sign_on_handshakes_expiry ON public.sign_on_handshakes USING btree (expires_at);

create table sign_on_pickups (
  browser_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  constraint sign_on_pickups_pkey PRIMARY KEY (browser_hash),
  constraint sign_on_pickups_user FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sign_on_pickups_expiry ON public.sign_on_pickups USING btree (expires_at);
CREATE INDEX sign_on_pickups_user ON public.sign_on_pickups USING btree (user_id);

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

create table statement_lines (
  id uuid not null,
  statement_id uuid not null,
  number integer not null,
  booked_on date not null,
  amount bigint not null,
  text text not null,
  payer text not null,
  reference text not null,
  digest text not null,
  constraint statement_lines_pkey PRIMARY KEY (id),
  constraint statement_lines_digest UNIQUE (digest),
  constraint statement_lines_statement FOREIGN KEY (statement_id) REFERENCES statements(id),
  constraint statement_lines_amount CHECK ((amount > 0))
);
CREATE INDEX statement_lines_of_statement ON public.statement_lines USING btree (statement_id, number);

create table statements (
  id uuid not null,
  title text not null,
  sha256 text not null,
  uploaded_by uuid not null,
  uploaded_at timestamp(3) with time zone not null,
  constraint statements_pkey PRIMARY KEY (id),
  constraint statements_sha256 UNIQUE (sha256),
  constraint statements_uploader FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX statements_newest ON public.statements USING btree (uploaded_at DESC, id);

create table unsealed_digests (
  digest_id uuid not null,
  constraint unsealed_digests_pkey PRIMARY KEY (digest_id)
);

create table unsealed_rows (
  source text not null,
  row_id uuid not null,
  constraint unsealed_rows_pkey PRIMARY KEY (source, row_id)
);

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
  image text,
  version integer default 1 not null,
  private_number text,
  demo boolean default false not null,
  behalf text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_login_email_key UNIQUE (login_email),
  constraint users_register_number_key UNIQUE (register_number),
  constraint users_can_sign_in CHECK (((register_number IS NOT NULL) OR (login_email IS NOT NULL))),
  constraint users_image_size CHECK ((length(image) <= 150000)),
  constraint users_kind_check CHECK ((kind = ANY (ARRAY['client'::text, 'staff'::text]))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['mn'::text, 'en'::text, 'ru'::text]))),
  constraint users_user_type_check CHECK ((user_type = ANY (ARRAY[1, 2, 3])))
);
CREATE INDEX users_foreigner_words ON public.users USING gin (to_tsvector('simple'::regconfig, ((COALESCE(lastname, ''::text) || ' '::text) || name))) WHERE ((kind = 'client'::text) AND (user_type = 3));
CREATE INDEX users_foreigners ON public.users USING btree (name, id) WHERE ((kind = 'client'::text) AND (user_type = 3));
CREATE INDEX users_name_words ON public.users USING gin (to_tsvector('simple'::regconfig, ((COALESCE(lastname, ''::text) || ' '::text) || name)));
CREATE UNIQUE INDEX users_private_number ON public.users USING btree (private_number);
CREATE INDEX users_staff ON public.users USING btree (name, id) WHERE (kind = 'staff'::text);

create table version_settings (
  service_id integer not null,
  version integer not null,
  settings jsonb not null,
  constraint version_settings_pkey PRIMARY KEY (service_id, version),
  constraint version_settings_version_fkey FOREIGN KEY (service_id, version) REFERENCES definition_versions(service_id, version)
);

create table words (
  word_key text not null,
  language text not null,
  text text not null,
  used integer default 1 not null,
  offered boolean default false not null,
  typed_by uuid[] default '{}'::uuid[] not null,
  constraint words_pkey PRIMARY KEY (word_key, language, text)
);
CREATE INDEX words_typed_by ON public.words USING gin (typed_by) WHERE (NOT offered);

create table worker_files (
  worker_id uuid not null,
  part text not null,
  file_id uuid not null,
  sort smallint not null,
  constraint worker_files_pkey PRIMARY KEY (worker_id, part, file_id),
  constraint worker_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint worker_files_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES workers(id),
  constraint worker_files_known_part CHECK ((part = ANY (ARRAY['diploma'::text, 'position_document'::text, 'training_certs'::text, 'certificate'::text])))
);
CREATE INDEX worker_files_file ON public.worker_files USING btree (file_id);

create table workers (
  id uuid not null,
  owner_company_id uuid,
  owner_user_id uuid,
  register_number text not null,
  lastname text not null,
  firstname text not null,
  worker_type smallint,
  phone text not null,
  email text default ''::text not null,
  degree text,
  appointment_date date,
  training boolean default false not null,
  training_expire_date date,
  personal_dosimeter boolean default false not null,
  health_surveillance boolean default false not null,
  jobtype text default ''::text not null,
  search_key text not null,
  version integer default 1 not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  constraint workers_pkey PRIMARY KEY (id),
  constraint workers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint workers_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES companies(id),
  constraint workers_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint workers_known_degree CHECK ((degree = ANY (ARRAY['bachelor'::text, 'master'::text, 'doctor'::text, 'middle'::text, 'middle_full'::text]))),
  constraint workers_known_type CHECK ((worker_type = ANY (ARRAY[1, 2, 50, 51, 52, 53]))),
  constraint workers_one_owner CHECK ((num_nonnulls(owner_company_id, owner_user_id) = 1))
);
CREATE INDEX workers_company ON public.workers USING btree (owner_company_id, lastname, firstname, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX workers_company_number ON public.workers USING btree (owner_company_id, register_number) WHERE ((deleted_at IS NULL) AND (owner_company_id IS NOT NULL));
CREATE INDEX workers_person ON public.workers USING btree (owner_user_id, lastname, firstname, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX workers_person_number ON public.workers USING btree (owner_user_id, register_number) WHERE ((deleted_at IS NULL) AND (owner_user_id IS NOT NULL));
CREATE INDEX workers_training_ending ON public.workers USING btree (training_expire_date, id) WHERE ((deleted_at IS NULL) AND (training_expire_date IS NOT NULL));
