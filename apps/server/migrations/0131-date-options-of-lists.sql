-- Options of lists hold for a time, and options and lists are merged without a trace being lost.
alter table reference_options
  add column offered_from date,
  add column offered_until date,
  add column merged_into text,
  add constraint reference_options_days check (offered_until >= offered_from) not valid;
comment on column reference_options.offered_from is 'First day on which forms offer the option; null from the beginning.';
comment on column reference_options.offered_until is 'Last day on which forms offer the option; null without an end.';
comment on column reference_options.merged_into is 'The value of the option that is offered in its place since the two were merged.';

alter table reference_lists add column merged_into text;
comment on column reference_lists.merged_into is 'The list that new forms choose from in place of this one.';
