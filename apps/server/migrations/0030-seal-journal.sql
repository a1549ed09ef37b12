-- Rows of journal and audit wait here for their seal, put in by whoever writes them; writers never wait for each other.
create table unsealed_rows (
  source text not null,
  row_id uuid not null,
  constraint unsealed_rows_pkey primary key (source, row_id)
);
comment on table unsealed_rows is 'Rows of journal and audit that the next sealing takes into the chain.';

create table journal_seals (
  number bigint constraint journal_seals_pkey primary key,
  source text not null constraint journal_seals_source check (source in ('audit_entries', 'request_events')),
  row_id uuid not null,
  -- SHA-256 of what the row says.
  row_hash bytea not null,
  -- SHA-256 of the hash before, the place of the row and its own hash.
  hash bytea not null,
  sealed_at timestamptz(3) not null,
  constraint journal_seals_row unique (source, row_id)
);
comment on table journal_seals is 'A chain over every row of journal and audit; a row that was changed or taken out breaks it.';

create table journal_end (
  one boolean constraint journal_end_pkey primary key default true constraint journal_end_one check (one),
  number bigint not null,
  hash bytea not null
);
comment on table journal_end is 'The last seal; whoever seals locks it.';
insert into journal_end (number, hash) values (0, '\x');

create function await_seal() returns trigger language plpgsql as $$
begin
  insert into unsealed_rows (source, row_id) values (tg_table_name, new.id);
  return null;
end $$;
create trigger audit_entries_await_seal after insert on audit_entries for each row execute function await_seal();
create trigger request_events_await_seal after insert on request_events for each row execute function await_seal();
insert into unsealed_rows select 'audit_entries', id from audit_entries;
insert into unsealed_rows select 'request_events', id from request_events;

create trigger audit_entries_keep before update or delete on audit_entries for each row execute function refuse_change();
create trigger audit_entries_keep_all before truncate on audit_entries for each statement execute function refuse_change();
create trigger request_events_keep_all before truncate on request_events for each statement execute function refuse_change();
create trigger journal_seals_keep before update or delete on journal_seals for each row execute function refuse_change();
create trigger journal_seals_keep_all before truncate on journal_seals for each statement execute function refuse_change();

-- The audit is read by time, by who, and by what.
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_actor on audit_entries (actor_user_id, at desc, id desc);
create index request_events_at on request_events (at desc, id desc);
create index request_events_actor on request_events (actor_user_id, at desc, id desc);
