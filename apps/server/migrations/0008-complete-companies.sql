-- A portrait as a data address, as the national sign-on hands it over.
alter table users add column image text constraint users_image_size check (length(image) <= 150000);

alter table companies
  add column founded_on date,
  -- Codes of the address cascade; `address` is the line that papers print.
  add column address_codes text[] not null default '{}',
  add column custom_address text,
  add column custom_address_english text,
  add column industry text[] not null default '{}',
  add column director_register_number text,
  add column director_lastname text,
  add column director_firstname text,
  add column director_position text,
  add column director_phone text,
  add column postbox text,
  add column fax text,
  add column active boolean not null default true,
  -- When a person verified by single sign-on last stood for the company; null when everything was typed.
  add column verified_at timestamptz(3),
  -- Counts every write; a writer who saw an older one is refused.
  add column version integer not null default 1,
  add column updated_at timestamptz(3),
  drop column details;

-- The realtime session in which the membership was made or confirmed (CON-195).
alter table company_members add column sid text;

create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies,
  -- By register number, so that inviting does not tell whether the person has an account.
  register_number text not null,
  role text not null constraint company_invitations_role check (role in ('MEMBER', 'ADMIN')),
  invited_by uuid not null references users,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint company_invitations_once unique (company_id, register_number)
);
comment on table company_invitations is 'Invitations to act for a company that nobody has answered yet.';
create index company_invitations_person on company_invitations (register_number);

create table registry_companies (
  register_number text primary key,
  name_mn text not null,
  name_en text,
  legal_form text,
  legal_form_en text,
  founded_on date,
  address_codes text[] not null default '{}',
  custom_address text,
  custom_address_english text,
  industry text[] not null default '{}',
  director_register_number text,
  director_lastname text,
  director_firstname text,
  director_position text,
  director_phone text,
  phone text,
  email text,
  -- Register numbers of those who may stand for the company at the built-in sign-on.
  representatives text[] not null default '{}'
);
comment on table registry_companies is 'The built-in company registry of the demo; empty where a real one is asked.';
create index registry_companies_representatives on registry_companies using gin (representatives);

-- Set when a signed-in person verifies a company; null when somebody signs in.
alter table sign_on_handshakes add column session_id uuid;
