create table oversight_days (
  day date not null,
  module text not null,
  category_id integer not null,
  -- 0 where the request names no unit.
  organization_id integer not null,
  measure text not null constraint oversight_days_measure check (measure in
    ('received', 'approved', 'rejected', 'returned', 'expired', 'days', 'late', 'field', 'revenue')),
  -- Of `days`: how many days a decision took.
  bucket integer not null,
  -- Of `field`: what was returned for correction.
  title text not null,
  count bigint not null,
  -- Of `revenue`: möngö.
  amount bigint not null,
  constraint oversight_days_pkey primary key (day, module, category_id, organization_id, measure, bucket, title)
);
comment on table oversight_days is 'What happened on each day, counted from journal and invoices; made anew for the latest days every ten minutes.';

create table oversight_state (
  one boolean constraint oversight_state_pkey primary key default true constraint oversight_state_one check (one),
  -- The first day that may still change.
  through date not null,
  -- Null before the first counting.
  as_of timestamptz(3)
);
comment on table oversight_state is 'How far the counting of days has come; whoever counts locks it.';
insert into oversight_state (through) values ('2000-01-01');

create index invoices_closed on invoices (closed_at) where state = 'paid';
create index requests_held on requests (holder_user_id, due_on) where deleted_at is null and state in ('review', 'payment');
create index requests_due on requests (due_on) where deleted_at is null and state in ('sent', 'review');
