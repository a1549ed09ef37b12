create table issuer_store (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz(3),
  expires_at timestamptz(3),
  primary key (model, id)
);
comment on table issuer_store is 'What the built-in identity provider remembers for a while; empty where another issuer is configured.';
create index issuer_store_grant on issuer_store (grant_id) where grant_id is not null;
create index issuer_store_uid on issuer_store (model, uid) where uid is not null;
create index issuer_store_expiry on issuer_store (expires_at);

-- Failures are counted by name, known or not, so that a lock tells nobody which names exist.
create table sign_in_failures (
  -- SHA-256 of the kind of sign-in and the name typed.
  name_hash bytea primary key,
  failures integer not null,
  locked_until timestamptz(3),
  last_at timestamptz(3) not null
);
comment on table sign_in_failures is 'Failed sign-ins in a row, by name; forgotten after a day without one.';
create index sign_in_failures_last on sign_in_failures (last_at);
alter table users drop column failed_sign_ins, drop column locked_until;

-- A handshake belongs to the browser that began it: SHA-256 of a cookie of that browser.
delete from sign_on_handshakes;
alter table sign_on_handshakes add column browser_hash bytea not null;
create index sign_on_handshakes_expiry on sign_on_handshakes (expires_at);

-- Shape and name are those that the socket.io adapter expects.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
comment on table socket_io_attachments is 'Socket messages too long for a notification between processes; removed after half a minute.';
