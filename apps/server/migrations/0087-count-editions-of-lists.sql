-- Processes that keep lists see here that one of them was changed.
insert into editions (noun) values ('lists');
create trigger addresses_edition after insert or update or delete or truncate on addresses
  for each statement execute function raise_edition('lists');
create trigger reference_options_edition after insert or update or delete or truncate on reference_options
  for each statement execute function raise_edition('lists');
