-- A service that the agency never opened is not listed to anybody outside; whatever opens it, lists it from then on.
alter table services add column listed boolean not null default true;
comment on column services.listed is 'Whether people see the service, be it closed; false until the agency opens it for the first time.';

create function list_opened_service() returns trigger language plpgsql as $$
begin
  new.listed := new.listed or new.status = 1;
  return new;
end $$;
create trigger services_listed before insert or update on services
  for each row execute function list_opened_service();
