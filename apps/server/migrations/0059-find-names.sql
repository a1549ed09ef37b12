-- outside a transaction
-- What each applicant sent in the order of the lists, with what the filters of the queue ask beside it; what waits is a
-- small part of it. Of names that very many bear only the words are looked for.
drop index concurrently if exists requests_applicant;
create index concurrently requests_applicant on requests (applicant_key, submitted_at, id)
  include (state, module, category_id, organization_id) where deleted_at is null and state <> 'draft';
drop index concurrently if exists requests_applicant_waiting;
create index concurrently requests_applicant_waiting on requests (applicant_key, submitted_at, id)
  include (state, step_role, module, category_id, organization_id, created_by)
  where deleted_at is null and state in ('sent', 'review', 'payment');
drop index concurrently if exists requests_applicant_words;
create index concurrently requests_applicant_words on requests
  using gin (array_to_tsvector(string_to_array(applicant_key, ' '))) where deleted_at is null and state <> 'draft';
drop index concurrently if exists requests_unkeyed;
create index concurrently requests_unkeyed on requests (id) where applicant_key is null and state <> 'draft';
drop index concurrently if exists food_objects_search_words;
create index concurrently food_objects_search_words on food_objects
  using gin (array_to_tsvector(string_to_array(search_key, ' '))) where state <> 'draft';
drop index concurrently if exists food_objects_unkeyed;
create index concurrently food_objects_unkeyed on food_objects (id) where search_key is null;
drop index concurrently if exists companies_name_key_words;
create index concurrently companies_name_key_words on companies
  using gin (array_to_tsvector(string_to_array(name_key, ' ')));
drop index concurrently if exists companies_unkeyed;
create index concurrently companies_unkeyed on companies (id) where name_key is null;
