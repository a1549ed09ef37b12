-- Words by which people ask for a service, or for a category that leads to an area of its own; kept by administrators.
create table everyday_words (
  noun text not null constraint everyday_words_noun check (noun in ('service', 'category')),
  noun_id integer not null,
  words_mn text[] not null default '{}',
  words_en text[] not null default '{}',
  -- What happens in a life or a business that leads here: "we open a restaurant".
  events_mn text[] not null default '{}',
  events_en text[] not null default '{}',
  -- 0 as long as nobody changed what the seed says; the seed then brings it up to date.
  version integer not null default 0,
  edited_by uuid constraint everyday_words_editor references users,
  constraint everyday_words_pkey primary key (noun, noun_id)
);
comment on table everyday_words is 'Everyday words and life events by which the search finds a service or a category.';
create trigger everyday_words_edition after insert or update or delete or truncate on everyday_words
  for each statement execute function raise_edition('catalogue');

create table missed_searches (
  text text constraint missed_searches_pkey primary key,
  -- Whether there was nothing at all, or only a guess.
  outcome text not null constraint missed_searches_outcome check (outcome in ('nothing', 'guess')),
  times integer not null default 1,
  first_on date not null,
  last_on date not null,
  -- Not the agency's business: counted on, shown no more.
  dismissed boolean not null default false
);
comment on table missed_searches is 'What was searched for and not found, without who or from where; what looks like a person or a number is never written.';
create index missed_searches_seldom on missed_searches (times, last_on);
