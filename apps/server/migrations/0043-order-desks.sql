-- The desks and the audit are cut from an index that holds their rows in the order of the list, whatever the filter.

-- Money: the desk by state, the newest first, receipts; sums of days are read from indexes alone.
drop index invoices_state;
create index invoices_state on invoices (state, created_at desc, id desc) include (receipt_file_id);
create index invoices_newest on invoices (created_at desc, id desc) include (request_id, amount);
create index invoices_with_receipt on invoices (created_at desc, id desc) include (state) where receipt_file_id is not null;
drop index invoices_settled;
create index invoices_settled on invoices (closed_at) include (state, amount, request_id) where closed_at is not null;
drop index invoices_closed;

-- Food objects: what waits, what is closed, each state.
drop index food_objects_states;
create index food_objects_state on food_objects (state, submitted_at, id) include (step, organization_id, created_by);
create index food_objects_open on food_objects (submitted_at, id)
  include (state, step, organization_id, created_by, due_on) where state in ('sent', 'review');
create index food_objects_closed on food_objects (submitted_at desc, id) include (state, organization_id)
  where state in ('rejected', 'suspended');

-- Fee reports of a quarter, the newest first.
drop index fee_reports_by_quarter;
create index fee_reports_by_quarter on fee_reports (year, season, submitted_at desc, id desc) include (state, mineral)
  where state <> 'draft';
create index companies_name_en_words on companies using gin (to_tsvector('simple', name_en)) where name_en is not null;
create index users_foreigner_words on users using gin (to_tsvector('simple', coalesce(lastname, '') || ' ' || name))
  where kind = 'client' and user_type = 3;

-- The audit by noun, thing, named request and act; the journal by act and by who stood in for a client.
create index audit_entries_of_noun on audit_entries (noun, at desc, id desc);
create index audit_entries_thing on audit_entries (noun_id, at desc, id desc);
create index audit_entries_named on audit_entries ((detail ->> 'request_number'), at desc, id desc)
  where detail ->> 'request_number' is not null;
create index audit_entries_act on audit_entries (action, at desc, id desc);
create index request_events_act on request_events (action, at desc, id desc) include (to_state, request_id);
create index request_events_support on request_events (support_user_id, at desc, id desc) where support_user_id is not null;

-- Equipment of every register, and what ends first.
create index equipment_records_parts on equipment_records (part, updated_at desc, id) where deleted_at is null;
drop index equipment_records_expiry;
create index equipment_records_expiry on equipment_records (expires_on, updated_at desc, id)
  where deleted_at is null and expires_on is not null;

-- Few certificates are cancelled; among millions they are not met on a walk.
create index certificates_cancelled on certificates (created_at desc, id) where state = 'cancelled';
create index food_certificates_unit on food_certificates (organization_id, verified_at desc, id);
create index food_certificates_closed on food_certificates (verified_at desc, id) where state <> 'registered';
