-- A second factor: passkeys, an authenticator app, recovery codes, and the attempts to use them.
create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  -- Rises with each use where the authenticator counts.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint passkeys_pkey primary key (id),
  constraint passkeys_user_id_fkey foreign key (user_id) references users,
  constraint passkeys_credential_id_key unique (credential_id)
);
comment on table passkeys is 'Public keys by which a person proves who he or she is, named by the person.';
create index passkeys_user_id_idx on passkeys (user_id, created_at);

create table authenticator_apps (
  user_id uuid not null,
  -- Sealed under a key outside the database (authenticator-app.ts).
  secret bytea not null,
  -- The latest step of thirty seconds whose code counted; no code counts twice.
  last_step bigint not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  constraint authenticator_apps_pkey primary key (user_id),
  constraint authenticator_apps_user_id_fkey foreign key (user_id) references users
);
comment on table authenticator_apps is 'The app of a person that shows a new code every thirty seconds.';

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz(3) not null,
  constraint recovery_codes_pkey primary key (user_id, code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users
);
comment on table recovery_codes is 'Hashes of the codes that a person may still use instead of a second factor; a used one is gone.';

create table second_factor_challenges (
  handle_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  -- The session that asks; null while nobody is signed in yet.
  session_id uuid,
  -- Hash of the cookie of the browser that gave the password.
  browser_hash bytea,
  passkey_challenge text,
  -- Of an app that is being added, sealed.
  app_secret bytea,
  expires_at timestamptz(3) not null,
  constraint second_factor_challenges_pkey primary key (handle_hash),
  constraint second_factor_challenges_user_id_fkey foreign key (user_id) references users,
  constraint second_factor_challenges_session_id_fkey foreign key (session_id) references sessions on delete cascade,
  constraint second_factor_challenges_purpose_check
    check (purpose in ('sign_in', 'step_up', 'add_app', 'add_passkey'))
);
comment on table second_factor_challenges is 'Second factors asked for and not given yet; each is good once, for some minutes.';
create index second_factor_challenges_expires_at_idx on second_factor_challenges (expires_at);
create index second_factor_challenges_session_id_idx on second_factor_challenges (session_id);

create table second_factor_attempts (
  user_id uuid not null,
  failures integer not null,
  locked_until timestamptz(3),
  last_at timestamptz(3) not null,
  constraint second_factor_attempts_pkey primary key (user_id),
  constraint second_factor_attempts_user_id_fkey foreign key (user_id) references users
);
comment on table second_factor_attempts is 'Wrong codes in a row, so that nobody guesses one.';

alter table sessions add column proven_at timestamptz(3);
comment on column sessions.proven_at is 'When the person last proved in this session who he or she is; null in sessions of support and of before.';
