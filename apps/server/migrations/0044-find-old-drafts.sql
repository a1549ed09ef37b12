-- outside a transaction
-- The night looks for drafts that nobody has touched for long,
drop index concurrently if exists requests_drafts;
create index concurrently requests_drafts on requests (updated_at, id) where state = 'draft' and deleted_at is null;
-- and for deleted ones whose answers are still there.
drop index concurrently if exists requests_deleted;
create index concurrently requests_deleted on requests (deleted_at, id) where state = 'draft' and deleted_at is not null;
