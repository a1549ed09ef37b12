-- outside a transaction
drop index concurrently if exists requests_number_parts;
create index concurrently requests_number_parts on requests using gin (number_parts(request_number))
  where deleted_at is null and state <> 'draft';
drop index concurrently if exists cases_number_parts;
create index concurrently cases_number_parts on cases using gin (number_parts(number)) where state <> 'draft';
drop index concurrently if exists fee_reports_number_parts;
create index concurrently fee_reports_number_parts on fee_reports using gin (number_parts(request_number))
  where state <> 'draft';
drop index concurrently if exists invoices_number_parts;
create index concurrently invoices_number_parts on invoices using gin (number_parts(gen_id));
drop index concurrently if exists certificates_number_parts;
create index concurrently certificates_number_parts on certificates using gin (number_parts(replace(ref_id, '-', '')))
  where state <> 'prepared';
drop index concurrently if exists equipment_records_serial_parts;
create index concurrently equipment_records_serial_parts on equipment_records using gin (number_parts(serial_key))
  where deleted_at is null and serial_key <> '';
