create table equipment_records (
  id uuid primary key,
  -- The word in addresses and field kinds; a further register needs no change here.
  register text not null,
  -- The answers given once for the owner, or one record of the list.
  part text not null,
  -- The company for its members, else the person (CON-124).
  owner_company_id uuid references companies,
  owner_user_id uuid references users,
  -- The request a record was added in; the owner has it once that request is approved.
  request_id uuid references requests,
  answers jsonb not null,
  -- The serial number without what people write differently; empty where there is none.
  serial_key text not null default '',
  expires_on date,
  -- Counts every write; a writer who saw an older one is refused.
  version integer not null default 1,
  created_by uuid not null references users,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  constraint equipment_records_one_owner check (num_nonnulls(owner_company_id, owner_user_id) = 1),
  constraint equipment_records_known_part check (part in ('sheet', 'item')),
  constraint equipment_records_named_register check (register ~ '^[a-z_]{1,40}$')
);
comment on table equipment_records is 'Registers of equipment as they are now; sent requests keep what they were.';
create unique index equipment_records_company_sheet on equipment_records (owner_company_id, register)
  where part = 'sheet' and deleted_at is null and owner_company_id is not null;
create unique index equipment_records_person_sheet on equipment_records (owner_user_id, register)
  where part = 'sheet' and deleted_at is null and owner_user_id is not null;
create index equipment_records_company on equipment_records (owner_company_id, register, created_at)
  where deleted_at is null;
create index equipment_records_person on equipment_records (owner_user_id, register, created_at)
  where deleted_at is null;
create index equipment_records_request on equipment_records (request_id) where request_id is not null;
create index equipment_records_serial on equipment_records (serial_key text_pattern_ops)
  where deleted_at is null and serial_key <> '';
create index equipment_records_expiry on equipment_records (expires_on)
  where deleted_at is null and expires_on is not null;

create table equipment_files (
  record_id uuid not null references equipment_records,
  file_id uuid not null references files,
  constraint equipment_files_pkey primary key (record_id, file_id)
);
comment on table equipment_files is 'Files of registers of equipment; a file named here is in use and is not swept away.';
create index equipment_files_file on equipment_files (file_id);
