-- Statements of the agency's bank account: what came in, as the bank wrote it.
create table statements (
  id uuid constraint statements_pkey primary key,
  title text not null,
  -- Hex SHA-256 of the file: the same one is read once.
  sha256 text not null constraint statements_sha256 unique,
  uploaded_by uuid not null constraint statements_uploader references users,
  uploaded_at timestamptz(3) not null
);
comment on table statements is 'Bank statements that the money desk read; they confirm nothing by themselves.';
create index statements_newest on statements (uploaded_at desc, id);

create table statement_lines (
  id uuid constraint statement_lines_pkey primary key,
  statement_id uuid not null constraint statement_lines_statement references statements,
  number integer not null,
  booked_on date not null,
  -- möngö
  amount bigint not null constraint statement_lines_amount check (amount > 0),
  text text not null,
  payer text not null,
  reference text not null,
  -- Hex SHA-256 of the line: statements that overlap bring it once.
  digest text not null constraint statement_lines_digest unique
);
comment on table statement_lines is 'Incoming payments of the bank statements.';
create index statement_lines_of_statement on statement_lines (statement_id, number);
create trigger statement_lines_keep before update or delete on statement_lines for each row execute function refuse_change();

-- Payments are looked for by their amount, and summed by the day they were settled.
create index invoices_unpaid_amount on invoices (amount, created_at) where state = 'unpaid';
create index invoices_settled on invoices (closed_at) where closed_at is not null;
