create table workers (
  id uuid primary key,
  -- The company for its members, else the person (CON-124).
  owner_company_id uuid references companies,
  owner_user_id uuid references users,
  register_number text not null,
  lastname text not null,
  firstname text not null,
  -- Empty in the company's own list; requests ask for it.
  worker_type smallint,
  phone text not null,
  email text not null default '',
  degree text,
  appointment_date date,
  training boolean not null default false,
  training_expire_date date,
  personal_dosimeter boolean not null default false,
  health_surveillance boolean not null default false,
  jobtype text not null default '',
  -- Name, number, position and phone by their sound, so that any spelling finds them.
  search_key text not null,
  -- Counts every write; a writer who saw an older one is refused.
  version integer not null default 1,
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  constraint workers_one_owner check (num_nonnulls(owner_company_id, owner_user_id) = 1),
  constraint workers_known_type check (worker_type in (1, 2, 50, 51, 52, 53)),
  constraint workers_known_degree check (degree in ('bachelor', 'master', 'doctor', 'middle', 'middle_full'))
);
comment on table workers is 'Employees of companies and persons, as they are now; sent requests keep what they were.';
create unique index workers_company_number on workers (owner_company_id, register_number)
  where deleted_at is null and owner_company_id is not null;
create unique index workers_person_number on workers (owner_user_id, register_number)
  where deleted_at is null and owner_user_id is not null;
create index workers_company on workers (owner_company_id, lastname, firstname, id) where deleted_at is null;
create index workers_person on workers (owner_user_id, lastname, firstname, id) where deleted_at is null;

create table worker_files (
  worker_id uuid not null references workers,
  part text not null,
  file_id uuid not null references files,
  sort smallint not null,
  constraint worker_files_pkey primary key (worker_id, part, file_id),
  constraint worker_files_known_part check (part in ('diploma', 'position_document', 'training_certs', 'certificate'))
);
comment on table worker_files is 'Papers of employees; a file named here is in use and is not swept away.';
create index worker_files_file on worker_files (file_id);

create table request_files (
  request_id uuid not null references requests,
  file_id uuid not null references files,
  constraint request_files_pkey primary key (request_id, file_id)
);
comment on table request_files is 'Papers from registers that a sent request shows; they stay with it whatever happens to the register.';
create index request_files_file on request_files (file_id);
