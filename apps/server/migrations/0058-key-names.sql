-- Who asks, and what a food object and an organisation are called, by their sound (packages/domain/src/search-key.ts), so
-- that the desks find them in every spelling. Rows made before get theirs from a job.
alter table requests add column applicant_key text;
alter table food_objects add column search_key text;
alter table companies add column name_key text;

-- Names are found before the requests that bear them: there are far fewer of them.
create table applicant_names (
  key text constraint applicant_names_pkey primary key,
  words tsvector not null generated always as (array_to_tsvector(string_to_array(key, ' '))) stored
);
comment on table applicant_names is 'Every name by its sound under which a request was sent; a name stays when its last request goes.';
create index applicant_names_words on applicant_names using gin (words);

create function note_applicant_name() returns trigger language plpgsql as $$
begin
  insert into applicant_names (key) values (new.applicant_key) on conflict do nothing;
  return null;
end $$;
create trigger requests_applicant_name after insert or update of applicant_key on requests
  for each row when (new.applicant_key is not null) execute function note_applicant_name();
