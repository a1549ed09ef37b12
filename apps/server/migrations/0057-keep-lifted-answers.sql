-- A new version of a form reaches every open draft; what it has no place for stays readable for its person.
alter table requests add column lift jsonb;
comment on column requests.lift is 'What the last new version of its form did: when, from which versions, and the answers that it has no place for, as their person reads them; null where the version never changed.';
