-- A database is either a demo's or serves real people, and says so itself: the start refuses the wrong one. Accounts and
-- certificates of a demo are flagged, so that they open and prove nothing wherever the demo is off.
-- accepted: rows: the few people of the demo and their certificates, which nobody relies on
create table installation (
  one boolean constraint installation_pkey primary key default true constraint installation_one check (one),
  kind text not null constraint installation_kind check (kind in ('demo', 'real')),
  since timestamptz(3) not null
);
comment on table installation is 'What this database is for: a demo, or real people. One row, written by the first start; never changed.';

alter table users add column demo boolean not null default false;
alter table certificates add column demo boolean not null default false;
alter table food_certificates add column demo boolean not null default false;
comment on column users.demo is 'The account came about in a demo; it opens nothing where the demo is off.';
comment on column certificates.demo is 'The certificate came about in a demo; it reads as invalid where the demo is off.';
comment on column food_certificates.demo is 'The reference came about in a demo; it reads as suspended where the demo is off.';

-- Whatever way a row takes into a database of the demo, it is the demo's.
create function note_demo() returns trigger language plpgsql as $$
begin
  new.demo := new.demo or exists (select from installation where kind = 'demo');
  return new;
end $$;
create trigger users_demo before insert on users for each row execute function note_demo();
create trigger certificates_demo before insert on certificates for each row execute function note_demo();
create trigger food_certificates_demo before insert on food_certificates for each row execute function note_demo();

-- Demos of before: their people have fixed ids (seeds/demo/people.ts).
insert into installation (kind, since)
select 'demo', now() where exists (
  select from users
  where id between '01900000-0000-7000-8000-000000000000' and '01900000-0000-7000-8000-0000000000ff');
update users set demo = true
where id between '01900000-0000-7000-8000-000000000000' and '01900000-0000-7000-8000-0000000000ff';
update certificates c set demo = true
from certificate_versions v join users u on u.id = v.issued_by
where v.certificate_id = c.id and u.demo;
update certificates c set demo = true from users u where u.id = c.owner_user_id and u.demo;
update food_certificates c set demo = true
from certificate_versions v join users u on u.id = v.issued_by
where v.food_certificate_id = c.id and u.demo;
