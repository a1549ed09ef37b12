-- Attempts to sign in whose password is being checked, apart from those that failed; sign-ons whose token waits for the
-- browser that began them; words that nobody but their writers is shown until an administrator offers them.

create table sign_in_attempts (
  id uuid not null,
  counter_hash bytea not null,
  ends_at timestamptz(3) not null,
  constraint sign_in_attempts_pkey primary key (id)
);
comment on table sign_in_attempts is
  'Passwords being checked just now, by what their failures are counted under; one that was never answered runs out.';
create index sign_in_attempts_counter on sign_in_attempts (counter_hash);

create table sign_on_pickups (
  browser_hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz(3) not null,
  constraint sign_on_pickups_pkey primary key (browser_hash),
  constraint sign_on_pickups_user foreign key (user_id) references users (id)
);
comment on table sign_on_pickups is
  'People whom the issuer has verified, until the browser that began the attempt picks its session up, once.';
create index sign_on_pickups_expiry on sign_on_pickups (expires_at);
create index sign_on_pickups_user on sign_on_pickups (user_id);

alter table words add column offered boolean not null default false;
alter table words add column typed_by uuid[] not null default '{}';
comment on column words.offered is 'Whether an administrator lets everybody be offered it.';
comment on column words.typed_by is 'Who typed it while it was not offered, at most fifty; they alone are shown it.';
