-- The unit whose operator made the request for a customer (CON-024, CON-025); empty when a client made it.
alter table requests add column desk_id integer references organizations;
create index requests_desk on requests (desk_id, created_at desc, id) where deleted_at is null and desk_id is not null;

-- One change of information of a certificate at a time (CON-073).
create unique index requests_one_open_change on requests (certificate_id)
  where type = 'UPDATE' and deleted_at is null and state in ('sent', 'review', 'payment', 'returned');
