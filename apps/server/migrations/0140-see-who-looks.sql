-- Who looks at a request at this moment. Worth nothing a minute later: not logged, and left out of backups.
create unlogged table case_presence (
  tab uuid constraint case_presence_pkey primary key,
  request_id uuid not null constraint case_presence_request references requests on delete cascade,
  user_id uuid not null constraint case_presence_user references users on delete cascade,
  since timestamptz(3) not null,
  seen_at timestamptz(3) not null
);
comment on table case_presence is 'Open tabs of the agency that show a request now; a row goes when its tab closes or says nothing for a minute.';
create index case_presence_request on case_presence (request_id, seen_at);
create index case_presence_age on case_presence (seen_at);
