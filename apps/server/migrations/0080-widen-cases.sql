-- What further types need of a case: its number, its unit, when it was sent, until when it is to be decided, and the
-- names that it is found by.
-- accepted: lock: for milliseconds, accounts first, as everybody reads them first; the migration gives way after three seconds
lock table users, companies, organizations, food_objects, audit_entries, cases in access exclusive mode;
alter table cases
  add column number text,
  -- The unit of the agency that decides on it.
  add column organization_id integer,
  -- When its applicant sent it last.
  add column submitted_at timestamptz(3),
  -- The working-day clock: a day while it runs, days while it stands still.
  add column due_on date,
  add column days_left smallint,
  -- Names of who asks and of what is asked for, by their sound.
  add column search_key text;
alter table cases
  drop constraint cases_type,
  add constraint cases_type check (type in ('late_request', 'food_object')) not valid,
  add constraint cases_organization foreign key (organization_id) references organizations not valid,
  add constraint cases_food_object_state check (
    type <> 'food_object' or state in ('draft', 'sent', 'review', 'registered', 'returned', 'rejected', 'suspended'))
    not valid,
  add constraint cases_food_object_number check (type <> 'food_object' or number ~ '^F\d{9}$') not valid,
  add constraint cases_food_object_sent check (type <> 'food_object' or submitted_at is not null) not valid;
-- What food objects refer to is checked in cases once they are there, and their entries of the audit are told of then.
-- Whatever shuts other tables is done here: the migration that moves many rows shuts none but food objects, since whoever
-- reads an account and then an object would wait for it, and it for them.
alter table food_objects
  drop constraint food_objects_owner_user, drop constraint food_objects_owner_company,
  drop constraint food_objects_creator, drop constraint food_objects_organization;
drop trigger audit_entries_case on audit_entries;
create trigger audit_entries_case after insert on audit_entries
  for each row when (new.noun in ('late_request', 'food_object')) execute function note_case_event();
