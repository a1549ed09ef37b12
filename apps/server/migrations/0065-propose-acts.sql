-- Nobody decides alone what two should decide: staff are known as private persons, so that nobody approves a case of his
-- or her own, and what gives power away waits for a second administrator.
alter table users add column private_number text;
comment on column users.private_number is 'Register number of a staff member as a private person; nobody signs in by it.';

create table proposals (
  id uuid constraint proposals_pkey primary key,
  kind text not null,
  -- What it is about: the id of an account or service.
  subject text not null,
  -- What the act will be given, and the state it was proposed on.
  input jsonb not null,
  before jsonb not null,
  -- What administrators read of it, in both languages, as it was proposed.
  summary jsonb not null,
  -- The account that gains by it, which does not confirm.
  concerns uuid constraint proposals_concerns_fkey references users,
  state text not null default 'waiting',
  proposed_by uuid not null constraint proposals_proposed_by_fkey references users,
  proposed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_by uuid constraint proposals_decided_by_fkey references users,
  decided_at timestamptz(3),
  reason text,
  constraint proposals_state check (state in ('waiting', 'confirmed', 'refused', 'withdrawn', 'expired')),
  constraint proposals_decided check ((state = 'waiting') = (decided_at is null)),
  constraint proposals_two_people check (state not in ('confirmed', 'refused') or decided_by <> proposed_by)
);
comment on table proposals is 'What one administrator proposed and another confirms or refuses.';
create unique index proposals_one_waiting on proposals (kind, subject) where state = 'waiting';
create index proposals_state_at on proposals (state, proposed_at desc, id);
