-- A transaction id stands for one input: whoever uses it again for another is refused instead of told that it was saved.
-- Answers of before have no digest and are given as before; they are gone after a month.
alter table client_transactions add column input_digest bytea;
comment on column client_transactions.input_digest is 'SHA-256 of what was asked, without the id itself and the version that was seen.';
