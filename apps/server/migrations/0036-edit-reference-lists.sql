-- The agency edits the lists that forms choose from; what it changed is its own, and the seed leaves it alone.
alter table reference_options
  add column edited_by uuid constraint reference_options_edited_by_fkey references users;
comment on column reference_options.edited_by is 'Who of the agency changed or added the option last; null as the seed wrote it.';

create table reference_lists (
  library text constraint reference_lists_pkey primary key,
  version integer not null,
  reordered boolean not null default false,
  edited_by uuid not null constraint reference_lists_edited_by_fkey references users
);
comment on table reference_lists is 'Lists that the agency edited; the version refuses a late writer, the order of a reordered one is the agency''s.';
