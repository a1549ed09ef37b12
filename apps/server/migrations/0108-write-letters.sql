-- Letters of return and of decision: what each says is fixed when it is written, its PDF follows.
create table letters (
  id uuid constraint letters_pkey primary key,
  number text not null constraint letters_number unique,
  kind text not null constraint letters_kind check (kind in ('return', 'refusal', 'approval')),
  request_id uuid not null constraint letters_request references requests on delete cascade,
  -- Title, paragraphs and remarks as they were worded and filled on that day.
  content jsonb not null,
  file_id uuid constraint letters_file references files,
  sha256 text,
  created_at timestamptz(3) not null,
  constraint letters_drawn check ((file_id is null) = (sha256 is null))
);
comment on table letters is 'Letters to applicants about what was decided, numbered by year.';
create index letters_request_id on letters (request_id);
create index letters_file_id on letters (file_id);
