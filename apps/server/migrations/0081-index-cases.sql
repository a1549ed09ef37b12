-- outside a transaction
drop index concurrently if exists cases_number;
create unique index concurrently cases_number on cases (number) where number is not null;
drop index concurrently if exists cases_of_owner;
create index concurrently cases_of_owner on cases (type, owner_user_id, submitted_at desc, id desc);
drop index concurrently if exists cases_sent;
create index concurrently cases_sent on cases (type, submitted_at desc, id desc) where state <> 'draft';
drop index concurrently if exists cases_open;
create index concurrently cases_open on cases (type, submitted_at, id)
  include (state, step, organization_id, created_by, due_on) where state in ('sent', 'review');
drop index concurrently if exists cases_in_state;
create index concurrently cases_in_state on cases (type, state, submitted_at, id)
  include (step, organization_id, created_by);
drop index concurrently if exists cases_closed;
create index concurrently cases_closed on cases (type, submitted_at desc, id desc)
  include (state, organization_id) where state in ('rejected', 'suspended');
drop index concurrently if exists cases_due;
create index concurrently cases_due on cases (type, due_on, id) where due_on is not null;
drop index concurrently if exists cases_search_words;
create index concurrently cases_search_words on cases
  using gin (array_to_tsvector(string_to_array(search_key, ' '))) where state <> 'draft';
drop index concurrently if exists cases_unkeyed;
create index concurrently cases_unkeyed on cases (id) where type = 'food_object' and search_key is null;
