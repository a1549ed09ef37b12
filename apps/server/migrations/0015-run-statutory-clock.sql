create table public_holidays (
  day date primary key,
  name_mn text not null,
  name_en text not null
);
comment on table public_holidays is 'Days on which the agency does not work; those of the moon calendar are entered year by year.';

-- Working days still left while the clock stands still: returned to the applicant, or waiting for a payment.
alter table requests add column days_left smallint;

-- The last day on which the applicant may still answer a return or pay an invoice (CON-065).
alter table requests add column expires_on date;
create index requests_expiring on requests (expires_on, id)
  where deleted_at is null and state in ('payment', 'returned');

create table service_experience (
  service_id integer primary key references services,
  -- Decided requests that the figures come from.
  cases integer not null,
  -- Days from the first sending to the decision: a fifth was quicker than the first, a fifth slower than the second.
  quick_days integer,
  slow_days integer,
  -- Fields that requests were returned for, most often first: [{path, requests}].
  returned_for jsonb not null default '[]',
  computed_at timestamptz(3) not null
);
comment on table service_experience is 'What past requests of a service teach; made anew every night.';
