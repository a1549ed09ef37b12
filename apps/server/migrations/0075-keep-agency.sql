-- The agency's own data: name, seat, ways to reach it, account, mark. One row, written when the agency first gives them.
create table agency (
  one boolean constraint agency_pkey primary key default true constraint agency_one check (one),
  version integer not null,
  facts jsonb not null,
  account jsonb,
  logo bytea,
  logo_digest text,
  saved_by uuid constraint agency_saved_by_fkey references users,
  saved_at timestamptz(3) not null,
  constraint agency_logo_whole check ((logo is null) = (logo_digest is null))
);
comment on table agency is 'What the agency says of itself; the version refuses a late writer. Without a row nothing was given yet.';
comment on column agency.saved_by is 'Who saved it last; null for the data of a demo.';

-- Processes that keep pages see here that the agency says something else.
insert into editions (noun) values ('agency');
create trigger agency_edition after insert or update or delete or truncate on agency
  for each statement execute function raise_edition('agency');
