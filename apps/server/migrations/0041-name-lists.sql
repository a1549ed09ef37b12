-- Lists are called by a name that people know; the agency may make lists of its own.
alter table reference_lists
  add column name_mn text,
  add column name_en text,
  alter column edited_by drop not null,
  alter column version set default 0;
comment on table reference_lists is 'Names of lists and what the agency did to them; the version refuses a late writer, the order of a reordered one is the agency''s.';
