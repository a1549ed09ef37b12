-- Registers of equipment as inspectors look them up: the latest first, by owner and by place.
create index equipment_records_latest on equipment_records (register, part, updated_at desc, id) where deleted_at is null;
create index equipment_records_place on equipment_records ((answers -> 'address' ->> 0))
  where register = 'workplace' and part = 'sheet' and deleted_at is null;
create index companies_seat on companies ((address_codes[1]));
create index companies_name_words on companies using gin (to_tsvector('simple', name_mn));
create index users_name_words on users using gin (to_tsvector('simple', coalesce(lastname, '') || ' ' || name));
