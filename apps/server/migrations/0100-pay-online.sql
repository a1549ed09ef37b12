-- What was offered to payers of invoices over a payment provider, and what arrived; the provider is asked, nobody is believed.
create table online_payments (
  id uuid constraint online_payments_pkey primary key,
  invoice_id uuid not null constraint online_payments_invoice references invoices,
  provider_invoice text not null constraint online_payments_provider_invoice unique,
  amount bigint not null constraint online_payments_amount check (amount > 0),
  state text not null
    constraint online_payments_state check (state in ('open', 'short', 'paid', 'unasked', 'cancelled')),
  qr_text text not null,
  links jsonb not null,
  arrived jsonb not null default '[]',
  received bigint not null default 0 constraint online_payments_received check (received >= 0),
  returned bigint not null default 0 constraint online_payments_returned check (returned between 0 and received),
  return_reason text,
  returned_by uuid constraint online_payments_returned_by references users,
  created_by uuid not null constraint online_payments_created_by references users,
  created_at timestamptz(3) not null,
  asked_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
comment on table online_payments is 'Offers to pay an invoice online, each with what the provider says has arrived.';
comment on column online_payments.provider_invoice is 'The invoice at the provider, by its id there.';
comment on column online_payments.state is 'short: less than the amount has arrived; unasked: money arrived for an invoice that was closed otherwise.';
comment on column online_payments.arrived is 'Payments as the provider names them: id and amount in möngö.';
comment on column online_payments.asked_at is 'When the provider was asked last.';
create unique index online_payments_open on online_payments (invoice_id) where state in ('open', 'short');
create index online_payments_waiting on online_payments (asked_at, id) where state in ('open', 'short');
create index online_payments_newest on online_payments (created_at desc, id desc);
create index online_payments_to_return on online_payments (created_at desc, id desc)
  where received > case state when 'paid' then amount else 0 end + returned;

-- The demo's own provider, which other programs may ask like a real one.
create table demo_bank_invoices (
  id uuid constraint demo_bank_invoices_pkey primary key,
  number text not null,
  description text not null,
  amount bigint not null constraint demo_bank_invoices_amount check (amount > 0),
  callback text not null,
  cancelled boolean not null default false,
  payments jsonb not null default '[]',
  created_at timestamptz(3) not null
);
comment on table demo_bank_invoices is 'Invoices at the payment provider that the demo brings; empty with real people.';
comment on column demo_bank_invoices.payments is 'Payments that were pressed: id, amount in möngö, and whether it was given back.';
