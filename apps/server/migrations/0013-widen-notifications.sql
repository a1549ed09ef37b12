-- When the e-mail was handed over; a job that runs again sends none a second time.
alter table notifications add column mailed_at timestamptz(3);

create table notification_preferences (
  user_id uuid primary key references users,
  -- Topics that are not mailed; the bell tells everything.
  mail_off text[] not null default '{}',
  updated_at timestamptz(3) not null
);
comment on table notification_preferences is 'What people want by e-mail; who has no row wants everything.';

create table expiry_warnings (
  -- What ends: a certificate, the training of an employee.
  source text not null,
  subject_id uuid not null,
  ends_on date not null,
  days_before smallint not null,
  told_at timestamptz(3) not null,
  constraint expiry_warnings_pkey primary key (source, subject_id, ends_on, days_before)
);
comment on table expiry_warnings is 'Which ends people were warned of, so that each warning is given once.';

create index certificates_ending on certificates (ends_on, id) where state = 'active';
create index workers_training_ending on workers (training_expire_date, id)
  where deleted_at is null and training_expire_date is not null;
-- Whether a certificate is being renewed already.
create index requests_certificate on requests (certificate_id) where certificate_id is not null and deleted_at is null;
