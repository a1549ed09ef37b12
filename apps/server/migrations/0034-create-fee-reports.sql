-- Windows that the agency set; a quarter without a row has the usual one (domain, fee-report/quarters.ts).
create table fee_periods (
  year smallint not null,
  season smallint not null constraint fee_periods_season check (season between 1 and 4),
  opens date not null,
  closes date not null,
  version integer not null default 1,
  changed_by uuid not null constraint fee_periods_changer references users,
  changed_at timestamptz(3) not null,
  constraint fee_periods_pkey primary key (year, season),
  constraint fee_periods_order check (opens <= closes),
  constraint fee_periods_after_quarter check (opens >= make_date(year, 1, 1) + make_interval(months => season * 3))
);
comment on table fee_periods is 'From when to when reports of a quarter are taken, where the agency set other days than the usual ones.';
create index fee_periods_days on fee_periods (opens, closes);

-- What was sent stands in columns; what is filled in and not sent yet stands in `draft`, as typed.
create table fee_reports (
  id uuid constraint fee_reports_pkey primary key,
  request_number text constraint fee_reports_number unique,
  company_id uuid not null constraint fee_reports_company references companies,
  year smallint,
  season smallint constraint fee_reports_season check (season between 1 and 4),
  state text not null constraint fee_reports_state check (
    state in ('draft', 'sent', 'review', 'complaint', 'registered', 'returned', 'rejected', 'suspended')),
  step smallint not null default 1,
  round smallint not null default 0,
  payer_type text constraint fee_reports_payer check (payer_type in ('has_license', 'exporter')),
  deposit text,
  -- Province of the deposit as it was when the report was sent, for the sums.
  aimag text,
  cert_type text constraint fee_reports_cert_type check (cert_type in ('MV', 'XV')),
  license_number text constraint fee_reports_license check (char_length(license_number) between 1 and 6),
  mineral text constraint fee_reports_mineral check (mineral in ('gold', 'fluorspar', 'stone')),
  second_mineral text,
  resource_increased boolean,
  season_active boolean,
  template smallint constraint fee_reports_template check (template between 1 and 6),
  opening_surplus numeric(15, 2),
  opening_deficit numeric(15, 2),
  imposed_surplus numeric(15, 2),
  imposed_deficit numeric(15, 2),
  paid_surplus numeric(15, 2),
  paid_deficit numeric(15, 2),
  closing_surplus numeric(15, 2),
  closing_deficit numeric(15, 2),
  draft jsonb,
  saved_at timestamptz(3),
  -- Counts every write; a writer who saw an older one is refused.
  version integer not null default 1,
  created_by uuid not null constraint fee_reports_creator references users,
  -- Staff who filled it in while helping the company: they do not decide on it.
  helpers uuid[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  submitted_at timestamptz(3),
  -- When it was registered first; whatever is sent after that is an UPDATE (CON-173).
  registered_at timestamptz(3),
  constraint fee_reports_quarter unique (id, season),
  constraint fee_reports_draft_or_whole check (
    state = 'draft' or num_nulls(
      request_number, year, season, payer_type, deposit, aimag, cert_type, license_number, mineral, resource_increased,
      season_active, template, opening_surplus, opening_deficit, imposed_surplus, imposed_deficit, paid_surplus,
      paid_deficit, closing_surplus, closing_deficit, submitted_at) = 0),
  constraint fee_reports_draft_kept check (state <> 'draft' or draft is not null),
  constraint fee_reports_not_negative check (
    least(opening_surplus, opening_deficit, imposed_surplus, imposed_deficit, paid_surplus, paid_deficit,
      closing_surplus, closing_deficit) >= 0)
);
comment on table fee_reports is 'Mineral fee reports of companies, one for a quarter, licence and mineral.';
-- A second report is refused unless the first was rejected (CON-182).
create unique index fee_reports_once on fee_reports (company_id, year, season, cert_type, license_number, mineral)
  where state not in ('draft', 'rejected');
create index fee_reports_of_company on fee_reports (company_id, updated_at desc, id desc);
create index fee_reports_by_state on fee_reports (state, submitted_at, id) where state <> 'draft';
create index fee_reports_newest on fee_reports (submitted_at desc, id desc) where state <> 'draft';
create index fee_reports_by_quarter on fee_reports (year, season, state) where state <> 'draft';

create table fee_report_lines (
  report_id uuid not null,
  sheet text not null constraint fee_report_lines_sheet check (sheet in ('too_hemjee', 'unelgee')),
  month smallint not null,
  season smallint not null,
  product text not null constraint fee_report_lines_product check (product <> ''),
  unit text not null constraint fee_report_lines_unit check (unit in ('тн', 'кг')),
  row_3 numeric(15, 2) not null,
  row_4 numeric(15, 2) not null,
  row_5 numeric(15, 2) not null,
  row_6 numeric(15, 2) not null,
  row_7 numeric(15, 2) not null,
  row_8 numeric(15, 2) not null,
  row_9 numeric(15, 2) not null,
  constraint fee_report_lines_pkey primary key (report_id, sheet, month),
  constraint fee_report_lines_report foreign key (report_id, season) references fee_reports (id, season),
  constraint fee_report_lines_month check (month between season * 3 - 2 and season * 3),
  constraint fee_report_lines_not_negative check (least(row_3, row_4, row_5, row_6, row_7, row_8, row_9) >= 0)
);
comment on table fee_report_lines is 'The months of the two tables of a sent report; their sums are never stored.';

create table fee_report_events (
  id uuid constraint fee_report_events_pkey primary key,
  report_id uuid not null constraint fee_report_events_report references fee_reports,
  action text not null,
  actor_user_id uuid not null constraint fee_report_events_actor references users,
  actor_name text not null,
  actor_position text,
  -- The staff member who acted for the company.
  support_user_id uuid constraint fee_report_events_support references users,
  from_state text not null,
  to_state text not null,
  to_step smallint not null,
  resolve smallint,
  round smallint not null,
  comments jsonb not null default '[]',
  -- What was sent in this round.
  answers jsonb,
  late_request_id uuid,
  transaction_id uuid,
  at timestamptz(3) not null
);
comment on table fee_report_events is 'What happened to fee reports, with reasons and with what was sent in each round.';
create index fee_report_events_of_report on fee_report_events (report_id, at, id);
create trigger fee_report_events_keep before update or delete on fee_report_events
  for each row execute function refuse_change();

create table fee_report_files (
  report_id uuid not null constraint fee_report_files_report references fee_reports,
  file_id uuid not null constraint fee_report_files_file references files,
  constraint fee_report_files_pkey primary key (report_id, file_id)
);
comment on table fee_report_files is 'Official documents of fee reports; a file named here is in use and is not swept away.';
create index fee_report_files_file on fee_report_files (file_id);

create table late_requests (
  id uuid constraint late_requests_pkey primary key,
  company_id uuid not null constraint late_requests_company references companies,
  year smallint not null,
  season smallint not null constraint late_requests_season check (season between 1 and 4),
  details text not null constraint late_requests_details check (details <> ''),
  state text not null constraint late_requests_state check (state in ('sent', 'received', 'approved', 'rejected')),
  -- The last day on which the quarter is open; a report that was sent closes it before.
  open_until date,
  used_at timestamptz(3),
  used_by uuid constraint late_requests_report references fee_reports,
  reason text,
  version integer not null default 1,
  created_by uuid not null constraint late_requests_creator references users,
  helpers uuid[] not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint late_requests_open check ((state = 'approved') = (open_until is not null)),
  constraint late_requests_reason check (state <> 'rejected' or reason is not null),
  constraint late_requests_used check (num_nonnulls(used_at, used_by) in (0, 2))
);
comment on table late_requests is 'Requests to report a quarter after its window; an approved one opens it for that company.';
-- CON-182: one request for a quarter unless it was rejected.
create unique index late_requests_once on late_requests (company_id, year, season) where state <> 'rejected';
create index late_requests_of_company on late_requests (company_id, created_at desc, id desc);
create index late_requests_by_state on late_requests (state, created_at, id);
create index late_requests_newest on late_requests (created_at desc, id desc);

create table late_request_files (
  late_request_id uuid not null constraint late_request_files_request references late_requests,
  part text not null constraint late_request_files_part check (part in ('shiidver_huudas', 'alban_bichig', 'tulbur_barimt')),
  file_id uuid not null constraint late_request_files_file references files,
  constraint late_request_files_pkey primary key (late_request_id, part)
);
comment on table late_request_files is 'The three papers of a late request; a file named here is in use and is not swept away.';
create index late_request_files_file on late_request_files (file_id);
