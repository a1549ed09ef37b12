-- Parts of the queue that are a small part of what is open: each has an index that holds its rows in the order of the
-- list, since nobody can tell beforehand how many of the open requests are late or held.

-- One index of who holds what serves the queue and the figures of oversight.
drop index requests_held;
drop index requests_holder;
create index requests_holder on requests (holder_user_id, submitted_at, id) include (state, due_on)
  where deleted_at is null and state in ('sent', 'review', 'payment', 'returned');
create index requests_unassigned on requests (submitted_at, id)
  include (state, step_role, module, category_id, organization_id, created_by)
  where deleted_at is null and state in ('sent', 'review') and holder_user_id is null;
-- Late requests are listed with the latest first.
drop index requests_due;
create index requests_due on requests (due_on, id) include (state, module, category_id, organization_id)
  where deleted_at is null and state in ('sent', 'review');
