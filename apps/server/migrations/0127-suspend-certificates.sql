-- A certificate is suspended for some days. Whether it is on a day follows from them, so that it ends by itself; what
-- was said of it stands in the version.
alter table certificates
  add column suspended_from date,
  add column suspended_until date,
  add constraint certificates_suspension check (
    num_nonnulls(suspended_from, suspended_until) in (0, 2) and suspended_until >= suspended_from
  ) not valid;
comment on column certificates.suspended_from is 'First day of the suspension of the current version; null where there is none.';
comment on column certificates.suspended_until is 'Last day of the suspension.';

-- The public log says of every version whether it is suspended, and whether a part of what it permits is limited.
alter table certificate_log
  add column suspended_from date,
  add column suspended_until date,
  add column limited boolean,
  drop constraint certificate_log_kind,
  add constraint certificate_log_kind check (kind in (
    'issued', 'changed', 'revoked', 'reinstated', 'superseded', 'suspended', 'limited', 'lifted', 'signed'
  )) not valid;
comment on column certificate_log.suspended_from is 'First day of the suspension, with its last day; hashed only where there is one.';
comment on column certificate_log.limited is 'True where a part of what the version permits is limited; otherwise null, and not hashed.';
