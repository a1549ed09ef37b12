-- The desk of the agency: who holds a request, saved views of the queue, canned texts, internal notes.
create index requests_holder on requests (holder_user_id, submitted_at, id)
  where deleted_at is null and state in ('sent', 'review', 'payment', 'returned');
create index requests_resent on requests (submitted_at, id)
  where deleted_at is null and state in ('sent', 'review') and round > 1;

create table queue_views (
  id uuid constraint queue_views_pkey primary key,
  user_id uuid not null constraint queue_views_user references users,
  name text not null,
  filters jsonb not null,
  created_at timestamptz(3) not null,
  constraint queue_views_name unique (user_id, name)
);
comment on table queue_views is 'Filters of the queue that somebody of the agency keeps under a name.';

create table canned_texts (
  id uuid constraint canned_texts_pkey primary key,
  -- Empty: for every service.
  service_id integer constraint canned_texts_service references services,
  title text not null,
  text text not null,
  version integer not null default 1,
  created_by uuid not null constraint canned_texts_creator references users,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
comment on table canned_texts is 'Texts for remarks that the agency writes often.';
create index canned_texts_of_service on canned_texts (service_id, title) where deleted_at is null;

create table internal_notes (
  id uuid constraint internal_notes_pkey primary key,
  request_id uuid not null constraint internal_notes_request references requests,
  author_user_id uuid not null constraint internal_notes_author references users,
  author_name text not null,
  author_position text,
  text text not null,
  at timestamptz(3) not null
);
comment on table internal_notes is 'What people of the agency write for each other about a request; never for the applicant.';
create index internal_notes_of_request on internal_notes (request_id, at, id);
create trigger internal_notes_keep before update or delete on internal_notes for each row execute function refuse_change();
