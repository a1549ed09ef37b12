-- Whoever dies between storing bytes and storing their row, or between forgetting a row and removing its bytes, leaves
-- a note from which the night can clean up.
create table loose_bytes (
  storage_key text not null,
  noted_at timestamptz not null,
  constraint loose_bytes_pkey primary key (storage_key)
);
comment on table loose_bytes is 'Bytes in the file store that no row of files holds: not yet, or no longer.';

create index loose_bytes_noted_at_idx on loose_bytes (noted_at);
