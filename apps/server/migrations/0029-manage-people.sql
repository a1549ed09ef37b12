-- Counts what administrators change of an account; whoever saw an older state is refused.
alter table users add column version integer not null default 1;
create index users_staff on users (name, id) where kind = 'staff';
create index users_foreigners on users (name, id) where kind = 'client' and user_type = 3;

create table password_links (
  id uuid primary key,
  user_id uuid not null references users,
  issued_by uuid not null references users,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
comment on table password_links is 'Ways to choose a password, each good for one use; the secret part is computed, never kept.';
create index password_links_user on password_links (user_id);
