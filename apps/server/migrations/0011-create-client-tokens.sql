create table client_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users,
  issued_by uuid not null references users,
  reason text not null constraint client_tokens_reason check (length(reason) between 1 and 500),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
comment on table client_tokens is 'Ways for support to act as a client, each good for one use; a used one is gone, the audit keeps it.';
create index client_tokens_expiry on client_tokens (expires_at);

-- The staff member who acted as the client; empty for what people did themselves.
alter table request_events add column support_user_id uuid references users;
