-- What a request costs is fixed when it is first sent, and a head of unit may waive it.
alter table requests
  add column fee bigint,
  add column fee_waived_at timestamptz(3),
  add constraint requests_fee check (fee >= 0) not valid;
comment on column requests.fee is
  'Möngö, fixed when the request is first sent, 0 is free; null before that and for what was sent before fees were fixed: it costs what its service costs.';
comment on column requests.fee_waived_at is 'When a head of unit waived the fee; who and why stands in the journal.';
