-- The administrator edits what came from the seed: versions refuse a late writer, and a removed category stays known
-- to old requests and is not seeded again.
alter table categories
  add column version integer not null default 1,
  add column edited_by uuid constraint categories_edited_by_fkey references users,
  add column removed_at timestamptz(3);
comment on column categories.version is 'Counts the edits of the agency; the seed only touches the first.';
alter table services
  add column version integer not null default 1,
  add column edited_by uuid constraint services_edited_by_fkey references users;
comment on column services.version is 'Counts the edits of the agency.';
alter table definition_versions
  add column published_by uuid constraint definition_versions_published_by_fkey references users;

create table service_drafts (
  service_id integer constraint service_drafts_pkey primary key
    constraint service_drafts_service_id_fkey references services,
  version integer not null,
  -- Closed once published or given up; the row stays, so that versions never start again.
  open boolean not null,
  language text not null constraint service_drafts_language check (language in ('mn', 'en', 'ru')),
  body jsonb not null,
  review_plan jsonb not null,
  edited_by uuid not null constraint service_drafts_edited_by_fkey references users,
  edited_at timestamptz(3) not null,
  -- What the last rehearsal found and of what: a digest of form, plan, language and published version.
  rehearsal jsonb,
  rehearsed_digest text
);
comment on table service_drafts is 'Forms and plans under edit, one of each service, complete or not.';
