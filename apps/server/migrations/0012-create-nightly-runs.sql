create table nightly_runs (
  task text not null,
  -- The agency's day on which it ran.
  night date not null,
  attempts smallint not null default 1,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- What was counted, for the operators.
  outcome jsonb not null default '{}',
  -- Why the latest attempt ended early.
  failure text,
  constraint nightly_runs_pkey primary key (task, night)
);
comment on table nightly_runs is 'Work of the night: when each task last ran and what came of it.';
