-- What the documents of a service say is pinned with each version of its form; null on versions from before.
alter table definition_versions add column certificate jsonb;
comment on column definition_versions.certificate is 'Title, printed answers and conditions of the documents issued under this version.';
alter table service_drafts add column certificate jsonb;
comment on column service_drafts.certificate is 'What the documents would say, complete or not.';
