create table case_notes (
  id uuid constraint case_notes_pkey primary key,
  case_id uuid not null constraint case_notes_case references cases,
  author_user_id uuid not null constraint case_notes_author references users,
  -- As they were when it was written.
  author_name text not null,
  author_position text,
  text text not null constraint case_notes_text check (text <> ''),
  at timestamptz(3) not null
);
comment on table case_notes is 'What people of the agency write for each other about a case; never for the applicant.';
create index case_notes_of_case on case_notes (case_id, at, id);
create trigger case_notes_keep before update or delete on case_notes for each row execute function refuse_change();
create trigger case_notes_keep_all before truncate on case_notes for each statement execute function refuse_change();
