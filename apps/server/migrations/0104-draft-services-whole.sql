-- A service's particulars are drafted, numbered and published with its form, plan and certificate.

-- What the draft says of the service; null while it says what is in force.
alter table service_drafts add column settings jsonb;

create table version_settings (
  service_id integer not null,
  version integer not null,
  settings jsonb not null,
  constraint version_settings_pkey primary key (service_id, version),
  constraint version_settings_version_fkey foreign key (service_id, version)
    references definition_versions (service_id, version)
);
comment on table version_settings is
  'The particulars of a service under each version: fee, validity, documents, texts of its page. Those of the version in force stand in services as well.';

create trigger version_settings_keep before update or delete on version_settings for each row execute function refuse_change();

create table planned_versions (
  service_id integer not null,
  version integer not null,
  effective_on date not null,
  state text not null default 'waiting',
  planned_by uuid not null,
  planned_at timestamp(3) with time zone not null,
  ended_by uuid,
  ended_at timestamp(3) with time zone,
  constraint planned_versions_pkey primary key (service_id, version),
  constraint planned_versions_version_fkey foreign key (service_id, version)
    references definition_versions (service_id, version),
  constraint planned_versions_planned_by_fkey foreign key (planned_by) references users (id),
  constraint planned_versions_ended_by_fkey foreign key (ended_by) references users (id),
  constraint planned_versions_state check (state in ('waiting', 'in_force', 'withdrawn'))
);
comment on table planned_versions is 'Versions that were published to take effect on a later day, and what became of them.';
create unique index planned_versions_waiting on planned_versions (service_id) where state = 'waiting';
create index planned_versions_due on planned_versions (effective_on) where state = 'waiting';
