create table explosive_permits (
  certificate_id uuid not null references certificates,
  -- The choice of the list of materials.
  material text not null,
  mark text not null default '',
  unit text not null,
  constraint explosive_permits_pkey primary key (certificate_id, material),
  constraint explosive_permits_known_unit check (unit in ('kg', 'pcs', 'm'))
);
comment on table explosive_permits is 'Materials that a certificate permits; their quantities stand in the ledger.';

-- Every quantity that moves, as a chain: each row begins where the one before it ended, so that the balance is the sum
-- of all rows by construction, and two rows can never follow the same one.
create table explosive_ledger (
  certificate_id uuid not null,
  material text not null,
  -- The place in the chain, from 1.
  seq integer not null,
  entry text not null,
  -- Thousandths of the unit are the smallest part.
  quantity numeric(15, 3) not null,
  -- The request that permits, asks for or gives back the quantity.
  request_id uuid not null references requests,
  permitted_before numeric(15, 3) not null,
  reserved_before numeric(15, 3) not null,
  used_before numeric(15, 3) not null,
  permitted numeric(15, 3) not null,
  reserved numeric(15, 3) not null,
  used numeric(15, 3) not null,
  previous_seq integer,
  at timestamptz(3) not null,
  constraint explosive_ledger_pkey primary key (certificate_id, material, seq),
  constraint explosive_ledger_permit foreign key (certificate_id, material) references explosive_permits,
  constraint explosive_ledger_end unique (certificate_id, material, seq, permitted, reserved, used),
  constraint explosive_ledger_chain
    foreign key (certificate_id, material, previous_seq, permitted_before, reserved_before, used_before)
    references explosive_ledger (certificate_id, material, seq, permitted, reserved, used),
  constraint explosive_ledger_order check (
    (seq = 1 and previous_seq is null and permitted_before = 0 and reserved_before = 0 and used_before = 0)
    or (seq > 1 and previous_seq = seq - 1)
  ),
  constraint explosive_ledger_quantity check (quantity > 0),
  constraint explosive_ledger_sum check (
    permitted = permitted_before + case when entry = 'permit' then quantity else 0 end
    and reserved = reserved_before
      + case entry when 'reserve' then quantity when 'use' then -quantity when 'release' then -quantity else 0 end
    and used = used_before + case when entry = 'use' then quantity else 0 end
  ),
  constraint explosive_ledger_known_entry check (entry in ('permit', 'reserve', 'use', 'release')),
  constraint explosive_ledger_never_overdrawn check (reserved >= 0 and used >= 0 and reserved + used <= permitted)
);
comment on table explosive_ledger is 'Quantities of explosives: permitted, reserved by sent requests, used by approved ones, released by the others.';
create index explosive_ledger_request on explosive_ledger (request_id);
create trigger explosive_ledger_keep before update or delete on explosive_ledger
  for each row execute function refuse_change();
