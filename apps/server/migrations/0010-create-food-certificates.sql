-- What the food-safety register tells everybody about an object: the reference behind the number of its registration.
create table food_certificates (
  id uuid constraint food_certificates_pkey primary key,
  -- The number of the registration; the public address goes by it.
  request_number text not null constraint food_certificates_number unique
    constraint food_certificates_number_shape check (request_number ~ '^F\d{9}$'),
  state text not null constraint food_certificates_state check (state in ('registered', 'rejected', 'suspended')),
  sender_type smallint not null constraint food_certificates_sender check (sender_type in (1, 2)),
  -- Company name, or the shortened name of a person.
  holder text not null,
  holder_key text not null,
  holder_words tsvector generated always as (array_to_tsvector(string_to_array(holder_key, ' '))) stored,
  -- Exact match only, never shown of a person.
  holder_register_number text,
  company_type text,
  object_name text not null,
  address text not null,
  -- Kinds of activity in three levels, each with value and label.
  activities jsonb not null default '[]',
  organization_id integer constraint food_certificates_organization references organizations,
  -- When the agency registered or rejected it.
  verified_at timestamptz(3) not null,
  current_version integer not null default 1
);
comment on table food_certificates is 'Public references of the food-safety register.';
create index food_certificates_verified on food_certificates (verified_at desc, id);
create index food_certificates_holder_words on food_certificates using gin (holder_words);
create index food_certificates_holder_key on food_certificates (holder_key text_pattern_ops);
create index food_certificates_holder_register on food_certificates (holder_register_number);
create index food_certificates_number_begin on food_certificates (request_number text_pattern_ops);
create index food_certificates_number_end on food_certificates (reverse(request_number) text_pattern_ops);

-- A version belongs to a certificate or to a reference; papers are drawn, signed and kept alike.
alter table certificate_versions
  alter column certificate_id drop not null,
  add column food_certificate_id uuid constraint certificate_versions_food references food_certificates,
  add constraint certificate_versions_of_one check (num_nonnulls(certificate_id, food_certificate_id) = 1),
  add constraint certificate_versions_food_version unique (food_certificate_id, version);

-- A search by days of validity goes through certificates from the latest beginning on.
create index certificates_starts on certificates (starts_on desc, id) where state <> 'prepared';
