create table editions (
  noun text constraint editions_pkey primary key,
  value bigint not null default 0
);
comment on table editions is 'How often what everybody reads was changed; processes that keep copies see here whether theirs are old.';
insert into editions (noun) values ('catalogue'), ('posts');

create function raise_edition() returns trigger language plpgsql as $$
begin
  update editions set value = value + 1 where noun = tg_argv[0];
  return null;
end $$;
create trigger categories_edition after insert or update or delete or truncate on categories
  for each statement execute function raise_edition('catalogue');
create trigger services_edition after insert or update or delete or truncate on services
  for each statement execute function raise_edition('catalogue');
create trigger organizations_edition after insert or update or delete or truncate on organizations
  for each statement execute function raise_edition('catalogue');
create trigger posts_edition after insert or update or delete or truncate on posts
  for each statement execute function raise_edition('posts');

-- The holder's name by its sound (packages/domain/src/search-key.ts), so that every spelling finds it. Rows made before
-- get theirs from a job.
alter table certificates
  add column holder_key text,
  add column holder_words tsvector generated always as (
    array_to_tsvector(string_to_array(coalesce(holder_key, ''), ' '))
  ) stored;
create index certificates_unkeyed on certificates (id) where holder_key is null;
create index certificates_holder_words on certificates using gin (holder_words) where state <> 'prepared';
create index certificates_holder_key on certificates (holder_key text_pattern_ops) where state <> 'prepared';
create index certificates_holder_register on certificates (holder_register_number) where state <> 'prepared';
-- A number is looked for by its beginning or its end.
create index certificates_number on certificates (ref_id text_pattern_ops) where state <> 'prepared';
create index certificates_number_end on certificates (reverse(ref_id) text_pattern_ops) where state <> 'prepared';
create index certificates_service on certificates (service_id, created_at desc, id) where state <> 'prepared';
create index certificates_category on certificates (category_id, created_at desc, id) where state <> 'prepared';
create index certificates_organization on certificates (organization_id, created_at desc, id) where state <> 'prepared';
create index certificates_validity on certificates (ends_on, starts_on) where state <> 'prepared';
