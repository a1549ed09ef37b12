-- What oversight sums up: counted from journal and invoices by day, and by month from the days, so that a report over
-- years reads a few thousand rows. Takes the place of oversight_days, which the release before still reads.
create table oversight_counts (
  grain text not null constraint oversight_counts_grain check (grain in ('day', 'month')),
  -- The day, or the first of the month.
  day date not null,
  kind text not null constraint oversight_counts_kind check (kind in (
    'received', 'approved', 'rejected', 'returned', 'expired', 'late', 'revenue', 'days',
    'whole', 'receipt', 'review', 'payment', 'correction', 'agreed_by', 'returned_by', 'rejected_by', 'approved_by',
    'remark')),
  -- The step of the review that a stay of kind 'review' was in; else 0.
  step smallint not null,
  module text not null,
  category_id integer not null,
  organization_id integer not null,
  service_id integer not null,
  -- Who decided, or the question of a remark; else empty.
  subject text not null,
  -- The title of the ready text that a remark is made of; empty for own words.
  reason text not null,
  -- Days that it took.
  bucket integer not null,
  count bigint not null,
  -- How many of them took longer than law or plan give.
  late bigint not null,
  -- Tugrik in hundredths, of kind 'revenue'.
  amount bigint not null,
  constraint oversight_counts_pkey primary key
    (grain, kind, day, service_id, category_id, organization_id, module, step, bucket, subject, reason)
);
comment on table oversight_counts is 'Figures of oversight by day and month, counted from journal, remarks and invoices.';

create table oversight_reports (
  -- The first day of the month that it is about.
  month date not null,
  -- The unit that it is about; 0 is the whole agency.
  organization_id integer not null,
  pdf bytea not null,
  made_at timestamp(3) with time zone not null,
  constraint oversight_reports_pkey primary key (month, organization_id)
);
comment on table oversight_reports is 'The monthly reports of oversight, made once as PDF and kept.';
