-- outside a transaction
-- The night takes the documents whose turn has come, those it never looked at first.
drop index concurrently if exists certificate_documents_extend_after;
create index concurrently certificate_documents_extend_after on certificate_documents (extend_after nulls first);
