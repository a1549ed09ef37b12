-- A receipt that was attached before is found by its content.
create index files_receipt_hash on files (sha256) where purpose = 'receipt';
create index invoices_receipt on invoices (receipt_file_id) where receipt_file_id is not null;
