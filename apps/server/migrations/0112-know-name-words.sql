-- Every word by its sound that stands in a name of an applicant, a holder, an organisation or a food object, so that a
-- slip is looked for among the few words that there are. Words of names from before come from a job.
create table name_words (
  word text collate "C" constraint name_words_pkey primary key
);
comment on table name_words is 'Every word by its sound that stands in a name; one stays when its last name goes. The empty one says that what was there before has been gathered.';

create function note_name_words() returns trigger language plpgsql as $$
begin
  -- In one order, so that two transactions with the same new words wait and do not meet.
  insert into name_words (word)
    select distinct word from unnest(string_to_array(to_jsonb(new) ->> tg_argv[0], ' ')) as word
    where length(word) > 2 order by word on conflict do nothing;
  return null;
end $$;
create trigger applicant_names_words after insert on applicant_names
  for each row execute function note_name_words('key');
create trigger holder_names_words after insert on holder_names
  for each row execute function note_name_words('key');
create trigger companies_name_words after insert or update of name_key on companies
  for each row when (new.name_key is not null) execute function note_name_words('name_key');
create trigger cases_name_words after insert or update of search_key on cases
  for each row when (new.search_key is not null) execute function note_name_words('search_key');
