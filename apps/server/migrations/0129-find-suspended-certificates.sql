-- outside a transaction
-- Few are suspended: lists and the work of the night find them without reading the others.
drop index concurrently if exists certificates_suspended;
create index concurrently certificates_suspended on certificates (suspended_until, id) where suspended_until is not null;
