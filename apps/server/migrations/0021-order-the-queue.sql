-- The queue of the agency at the size of years: whichever filter leaves the fewest rows holds them in the order of the
-- list, with what the other filters ask beside it.

-- What waits for somebody of the agency is a small part of all that ever came in.
create index requests_waiting on requests (submitted_at, id)
  include (state, step_role, module, category_id, organization_id, created_by)
  where deleted_at is null and state in ('sent', 'review', 'payment');
-- "Approved" shows two states as one.
create index requests_granted on requests (submitted_at, id) include (module, category_id, organization_id)
  where deleted_at is null and state in ('approved', 'superseded');
create index requests_state on requests (state, submitted_at, id) include (module, category_id, organization_id)
  where deleted_at is null and state <> 'draft';
create index requests_category on requests (category_id, submitted_at, id) include (state, module, organization_id)
  where deleted_at is null and state <> 'draft';
create index requests_organization on requests (organization_id, submitted_at, id) include (state, module, category_id)
  where deleted_at is null and state <> 'draft';
drop index requests_queue;
