-- outside a transaction
-- The night looks for deleted drafts whose answers are still there.
drop index concurrently if exists requests_deleted;
create index concurrently requests_deleted on requests (deleted_at, id) where state = 'draft' and deleted_at is not null;
