-- What the seed wrote last, so that a later release may improve it where the agency left it as it was.
alter table services add column seeded jsonb;
comment on column services.seeded is 'The row as the seed wrote it last; a row that differs was changed by the agency and is left alone.';

-- Versions of before came from the seed alone.
alter table definition_versions add column seeded boolean not null default true;
alter table definition_versions alter column seeded set default false;
comment on column definition_versions.seeded is 'Published by the seed; after a version of the agency the seed publishes no more.';

alter table reference_options add column status smallint not null default 1
  constraint reference_options_status check (status in (0, 1));
comment on column reference_options.status is '1 offered, 0 kept for the names of earlier answers.';
