-- outside a transaction
drop index concurrently if exists users_private_number;
create unique index concurrently users_private_number on users (private_number);
