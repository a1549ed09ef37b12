-- What administrators let messages say instead of the words that the product came with.
create table own_texts (
  -- Which text, by its stored name; one that a release no longer knows is kept and used by nobody.
  name text not null,
  version integer not null constraint own_texts_version check (version > 0),
  -- By part, in both languages; null where the shipped words hold again.
  words jsonb,
  saved_by uuid not null constraint own_texts_saved_by references users,
  saved_at timestamptz(3) not null,
  constraint own_texts_pkey primary key (name, version)
);
comment on table own_texts is 'Words of messages as administrators wrote them, each version once; the latest one holds.';

create table own_text_lacks (
  name text not null,
  -- The variable that a message came without.
  variable text not null,
  times integer not null default 1,
  last_at timestamptz(3) not null,
  constraint own_text_lacks_pkey primary key (name, variable)
);
comment on table own_text_lacks is 'Messages that had no value for a variable of their words, counted until the words are saved anew; the shipped words were sent.';
