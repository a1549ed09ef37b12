-- Which place a receiving unit looks after: province, capital or district. Unique, so that a place has one unit.
alter table organizations add column address_code text constraint organizations_address unique;

create table food_objects (
  id uuid constraint food_objects_pkey primary key,
  request_number text not null constraint food_objects_number unique
    constraint food_objects_number_shape check (request_number ~ '^F\d{9}$'),
  type text not null constraint food_objects_type check (type in ('NEW', 'UPDATE')),
  state text not null constraint food_objects_state
    check (state in ('draft', 'sent', 'review', 'registered', 'returned', 'rejected', 'suspended')),
  -- Place in the review, from 1; before receipt, the step that receipt enters.
  step smallint not null default 1,
  -- How often data were sent; the latest are those of this round.
  round smallint not null default 1,
  -- The round that is registered; empty until the first registration.
  registered_round smallint,
  -- Counts every write; a writer who saw an older one is refused.
  version integer not null default 1,
  owner_user_id uuid not null constraint food_objects_owner_user references users,
  owner_company_id uuid constraint food_objects_owner_company references companies,
  -- Who sent it: the client, or support that acted as the client.
  created_by uuid not null constraint food_objects_creator references users,
  sender_type smallint not null constraint food_objects_sender check (sender_type in (1, 2)),
  -- Name of the object and of who registers it, as lists show them.
  object_name text not null,
  holder text not null,
  -- The deepest code of the address.
  address_code text not null,
  organization_id integer constraint food_objects_organization references organizations,
  -- What the agency told the applicant last.
  operator_note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  submitted_at timestamptz(3) not null,
  verified_at timestamptz(3),
  -- The working-day clock: a day while it runs, days while it stands still.
  due_on date,
  days_left smallint,
  constraint food_objects_in_force check (state not in ('registered', 'suspended') or registered_round is not null)
);
comment on table food_objects is 'Objects of the food sector and the present state of their registration; the audit tells its course.';
create index food_objects_owner on food_objects (owner_user_id, submitted_at desc, id);
create index food_objects_company on food_objects (owner_company_id, submitted_at desc, id);
create index food_objects_queue on food_objects (submitted_at desc, id) where state <> 'draft';
create index food_objects_states on food_objects (state, step, submitted_at, id);
create index food_objects_due on food_objects (due_on, id) where due_on is not null;
create index food_objects_place on food_objects (address_code text_pattern_ops);

create table food_object_rounds (
  food_object_id uuid not null constraint food_object_rounds_object references food_objects,
  round smallint not null,
  -- The form with the words of its codes, and who registers, as they were.
  content jsonb not null,
  sent_by uuid not null constraint food_object_rounds_sender references users,
  sent_at timestamptz(3) not null,
  constraint food_object_rounds_pkey primary key (food_object_id, round)
);
comment on table food_object_rounds is 'What was sent of a food object, by round; never changes.';
create trigger food_object_rounds_keep before update or delete on food_object_rounds
  for each row execute function refuse_change();
