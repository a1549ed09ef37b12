-- Certificates and own requests are found from indexes alone. The public search by names: first the names that match, of which there are far fewer than certificates and which do
-- not grow with them, then the certificates of each name in the order of an index.
create table holder_names (
  key text constraint holder_names_pkey primary key,
  words tsvector not null generated always as (array_to_tsvector(string_to_array(key, ' '))) stored
);
comment on table holder_names is 'Every name by its sound that a certificate was issued to; a name stays when its last certificate goes.';
create index holder_names_words on holder_names using gin (words);
insert into holder_names (key) select distinct holder_key from certificates where holder_key is not null;

create function note_holder_name() returns trigger language plpgsql as $$
begin
  insert into holder_names (key) values (new.holder_key) on conflict do nothing;
  return null;
end $$;
create trigger certificates_holder_name after insert or update of holder_key on certificates
  for each row when (new.holder_key is not null) execute function note_holder_name();

-- What is counted and filtered stands in the index beside what is sorted by, so that counting reads no row.
create index certificates_holder_latest on certificates (holder_key text_pattern_ops, created_at desc, id)
  include (state, starts_on, ends_on) where state <> 'prepared';
drop index certificates_holder_key;
drop index certificates_service;
create index certificates_service on certificates (service_id, created_at desc, id)
  include (state, ends_on) where state <> 'prepared';
drop index certificates_category;
create index certificates_category on certificates (category_id, created_at desc, id)
  include (organization_id, state, ends_on) where state <> 'prepared';

-- The lists of a client and of a company, and their counts; a page far behind reads no row before its own.
create index requests_own on requests (owner_user_id, created_at desc, id desc)
  include (state, category_id) where deleted_at is null and owner_company_id is null;
create index requests_of_company on requests (owner_company_id, created_at desc, id desc)
  include (state, category_id) where deleted_at is null;
drop index requests_company;
