-- Which backups there are, so that every process tells the same of them and not only the one that shares a folder with
-- whoever made them.
create table backups (
  id uuid constraint backups_pkey primary key,
  file text not null,
  host text not null,
  release text not null,
  bytes bigint not null,
  rows bigint not null,
  files integer,
  faults integer not null,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null,
  verified_at timestamptz(3)
);
create index backups_finished_at on backups (finished_at);
comment on table backups is 'Backups that were written to their end. The row of a backup is not in that backup itself.';
comment on column backups.file is 'Where it was written, on the machine called host.';
comment on column backups.files is 'How many files of the store are in it; null when they were left out.';
comment on column backups.faults is 'Files that the store had lost or changed; a backup with any is not whole.';
comment on column backups.verified_at is 'When it was last restored beside and found whole.';
