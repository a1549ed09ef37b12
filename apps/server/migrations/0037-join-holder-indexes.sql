-- One index of who holds what serves the parts of the queue and the figures of oversight.
drop index requests_held;
drop index requests_holder;
create index requests_holder on requests (holder_user_id, submitted_at, id) include (state, due_on)
  where deleted_at is null and state in ('sent', 'review', 'payment', 'returned');
