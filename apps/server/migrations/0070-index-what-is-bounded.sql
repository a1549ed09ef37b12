-- outside a transaction
-- What a person brought is summed up, and what a person typed is counted, before more is taken.
drop index concurrently if exists files_owner;
create index concurrently files_owner on files (owner_user_id) where purpose <> 'certificate';
drop index concurrently if exists words_typed_by;
create index concurrently words_typed_by on words using gin (typed_by) where not offered;
