-- outside a transaction
drop index concurrently if exists requests_questions;
create index concurrently requests_questions on requests (question_at, id) where question_at is not null;
