-- What happened to certificates, for everybody to check: a chain of entries under a Merkle tree. No person is named.
create table certificate_log (
  seq bigint constraint certificate_log_pkey primary key,
  at timestamptz(3) not null,
  kind text not null constraint certificate_log_kind
    check (kind in ('issued', 'changed', 'revoked', 'reinstated', 'superseded', 'signed')),
  -- Public id of a certificate, or the number of a food-safety reference.
  cs_id text not null,
  ref_id text not null,
  version integer not null,
  starts_on date,
  ends_on date,
  -- Hex SHA-256 of the signed PDF.
  sha256 text constraint certificate_log_fingerprint check ((kind = 'signed') = (sha256 is not null)),
  -- Hex hash of the entry before.
  previous text
);
comment on table certificate_log is 'Public log of certificates; rows are only added, through one function.';
create index certificate_log_certificate on certificate_log (cs_id, seq);
create unique index certificate_log_document on certificate_log (sha256) where sha256 is not null;

create table certificate_log_nodes (
  level smallint not null,
  place bigint not null,
  -- Hex.
  hash text not null,
  constraint certificate_log_nodes_pkey primary key (level, place)
);
comment on table certificate_log_nodes is 'Hashes of the complete subtrees over the log; level 0 holds its entries.';

-- Locked by whoever appends, so that entries stand in one row.
create table certificate_log_end (
  only_row boolean constraint certificate_log_end_pkey primary key default true constraint certificate_log_end_only check (only_row),
  size bigint not null,
  last_hash text
);
comment on table certificate_log_end is 'How long the log is, and the hash of its last entry.';
insert into certificate_log_end (size) values (0);

create table certificate_log_heads (
  size bigint constraint certificate_log_heads_pkey primary key,
  root text not null,
  at timestamptz(3) not null,
  -- Detached CMS in base64.
  signature text not null
);
comment on table certificate_log_heads is 'Signed heads; of each length there is one, for everybody the same.';

create trigger certificate_log_keep before update or delete on certificate_log
  for each row execute function refuse_change();
create trigger certificate_log_keep_all before truncate on certificate_log
  for each statement execute function refuse_change();
create trigger certificate_log_nodes_keep before update or delete on certificate_log_nodes
  for each row execute function refuse_change();
create trigger certificate_log_heads_keep before update or delete on certificate_log_heads
  for each row execute function refuse_change();
create trigger certificate_log_end_keep before delete on certificate_log_end
  for each row execute function refuse_change();
