-- outside a transaction
drop index concurrently if exists requests_service_sent;
create index concurrently requests_service_sent on requests (service_id, submitted_at, id)
  include (state, step_role, module, category_id, organization_id, created_by)
  where deleted_at is null and state <> 'draft';
drop index concurrently if exists requests_by_due;
create index concurrently requests_by_due on requests (due_on, id)
  include (state, step_role, module, category_id, organization_id, created_by)
  where deleted_at is null and state <> 'draft';
