-- A register of equipment is read the latest first, sheets and items alike; without the part the old order was of no use.
drop index equipment_records_latest;
create index equipment_records_latest on equipment_records (register, updated_at desc, id) include (part) where deleted_at is null;
