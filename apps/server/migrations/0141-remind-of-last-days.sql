-- Of which last days somebody of the agency was reminded, so that a night that runs again reminds nobody twice.
create table due_reminders (
  user_id uuid not null constraint due_reminders_user references users,
  due_on date not null,
  days_before smallint not null constraint due_reminders_days check (days_before in (1, 3)),
  reminded_at timestamptz(3) not null,
  constraint due_reminders_pkey primary key (user_id, due_on, days_before)
);
comment on table due_reminders is 'That somebody was reminded of requests whose last day is near; a row goes when the day is over.';
