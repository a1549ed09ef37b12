-- Remarks that the agency prepares on a request: seen by colleagues, gone once they are sent.
create table remark_drafts (
  request_id uuid not null constraint remark_drafts_request references requests,
  path text not null,
  field_path text,
  title text not null,
  comment text not null,
  round smallint not null,
  version integer not null,
  author_user_id uuid not null constraint remark_drafts_author references users,
  updated_at timestamptz(3) not null,
  constraint remark_drafts_pkey primary key (request_id, author_user_id, path)
);
comment on table remark_drafts is 'A remark that was not sent yet, one of each author for each place of a request; an empty path speaks of the whole.';
comment on column remark_drafts.version is 'Grows with every change, so that one device does not overwrite what another one wrote meanwhile.';
