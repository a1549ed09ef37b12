-- Who of the agency is away, and who stands in meanwhile.
create table absences (
  id uuid constraint absences_pkey primary key,
  user_id uuid not null constraint absences_user references users,
  deputy_user_id uuid not null constraint absences_deputy references users,
  from_day date not null,
  to_day date not null,
  version integer not null,
  entered_by uuid not null constraint absences_entered_by references users,
  entered_at timestamptz(3) not null,
  constraint absences_days check (from_day <= to_day),
  constraint absences_other check (user_id <> deputy_user_id)
);
comment on table absences is 'Days on which somebody of the agency is away, and the colleague who stands in; both days inclusive.';
create index absences_of_person on absences (user_id, to_day);
create index absences_of_deputy on absences (deputy_user_id, to_day);
create index absences_age on absences (to_day);
