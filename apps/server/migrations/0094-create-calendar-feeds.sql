-- Addresses by which a program that shows calendars reads the last days of a person, without a session.
create table calendar_feeds (
  user_id uuid constraint calendar_feeds_pkey primary key
    constraint calendar_feeds_user references users on delete cascade,
  id uuid not null constraint calendar_feeds_id unique,
  created_at timestamptz(3) not null
);
comment on table calendar_feeds is 'One address of a calendar for each person who made one; a new one takes the place of the last.';
comment on column calendar_feeds.id is 'Stands in the address beside a signature; without the signing secret it opens nothing.';
