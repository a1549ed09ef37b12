create table users (
  id uuid primary key,
  -- client: citizen, company member, foreigner; staff: signs in by e-mail at the portal.
  kind text not null check (kind in ('client', 'staff')),
  register_number text unique,
  login_email text unique,
  password_hash text,
  user_type smallint not null default 1 check (user_type in (1, 2, 3)),
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
  language text not null default 'mn' check (language in ('mn', 'en', 'ru')),
  company_tour boolean not null default false,
  active boolean not null default true,
  failed_sign_ins integer not null default 0,
  locked_until timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint users_can_sign_in check (register_number is not null or login_email is not null)
);
comment on table users is 'Everybody who may sign in.';

create table staff_grants (
  id uuid primary key,
  user_id uuid not null references users,
  role text not null check (role in ('OPERATOR', 'REVIEWER', 'APPROVER', 'FINANCE', 'ADMIN')),
  module text check (module in ('INSPECTION', 'FSI', 'AMNAT')),
  category_id integer,
  organization_id integer
);
comment on table staff_grants is 'A role of a staff member; an empty limit means everywhere.';
create index staff_grants_user on staff_grants (user_id);

create table companies (
  id uuid primary key,
  register_number text not null unique,
  name_mn text not null,
  name_en text,
  legal_form text,
  legal_form_en text,
  address text,
  phone text,
  email text,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null
);
comment on table companies is 'Organisations that act through members.';

create table company_members (
  company_id uuid not null references companies,
  user_id uuid not null references users,
  role text not null check (role in ('MEMBER', 'ADMIN')),
  created_at timestamptz(3) not null,
  primary key (company_id, user_id)
);
comment on table company_members is 'Who may act for which company.';
create index company_members_user on company_members (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  token_hash bytea not null unique,
  device text not null default '',
  -- Set when support acts as the client; the banner shows it.
  acting_user_id uuid references users,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
comment on table sessions is 'Open and ended sessions; only a hash of the token is kept.';
create index sessions_user on sessions (user_id, created_at desc);

create table sign_on_handshakes (
  state text primary key,
  sid text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz(3) not null
);
comment on table sign_on_handshakes is 'Single sign-on attempts under way; a row is used once.';

create table audit_entries (
  id uuid primary key,
  actor_user_id uuid,
  action text not null,
  noun text not null,
  noun_id text not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null
);
comment on table audit_entries is 'What people and jobs did outside the journal of a request.';
create index audit_entries_noun on audit_entries (noun, noun_id, at desc);
