create table organizations (
  id integer primary key,
  name_mn text not null,
  name_en text not null,
  sort integer not null default 0
);
comment on table organizations is 'Receiving units of the agency.';

create table categories (
  id integer primary key,
  parent_id integer references categories,
  code text,
  name_mn text not null,
  name_en text not null,
  icon text not null default '',
  folder boolean not null default false,
  module text not null default 'INSPECTION' check (module in ('INSPECTION', 'FSI', 'AMNAT')),
  sort integer not null default 0
);
comment on table categories is 'Service categories; the code stands in licence numbers.';
create index categories_parent on categories (parent_id);

create table services (
  id integer primary key,
  slug text not null unique,
  category_id integer not null references categories,
  name_mn text not null,
  name_en text not null,
  icon text not null default '',
  status smallint not null default 1,
  temporary_disable boolean not null default false,
  client_types text[] not null,
  type text not null check (type in ('ONETIME', 'NEW', 'RENEW')),
  renewable boolean not null default false,
  issues_certificate boolean not null default false,
  validity_months integer,
  -- What an invoice proposes; möngö.
  fee bigint,
  -- Duration, price bands, documents, process, laws, attachments as the service page shows them.
  details jsonb not null default '{}',
  current_version integer,
  openly_readable boolean not null default false,
  sort integer not null default 0
);
comment on table services is 'What people may ask for; a service is a form with a public page.';
create index services_category on services (category_id);

create table definition_versions (
  id uuid primary key,
  service_id integer not null references services,
  version integer not null,
  language text not null check (language in ('mn', 'en', 'ru')),
  body jsonb not null,
  review_plan jsonb not null,
  published_at timestamptz(3) not null,
  unique (service_id, version)
);
comment on table definition_versions is 'Form definitions by version; a published one never changes.';

create table reference_options (
  library text not null,
  value text not null,
  label_mn text not null,
  label_en text not null,
  data jsonb,
  sort integer not null default 0,
  primary key (library, value)
);
comment on table reference_options is 'Options of choices by library.';

create table addresses (
  code text primary key,
  parent_code text references addresses,
  name_mn text not null,
  name_en text not null,
  sort integer not null default 0
);
comment on table addresses is 'Province or city, district or soum, and below.';

create table words (
  word_key text not null,
  language text not null,
  text text not null,
  used integer not null default 1,
  primary key (word_key, language, text)
);
comment on table words is 'Words people typed, suggested to others later.';

create table counters (
  key text primary key,
  value bigint not null
);
comment on table counters is 'Last number given out, by noun and year.';
