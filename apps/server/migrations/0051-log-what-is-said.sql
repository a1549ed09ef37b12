-- The public log names no person: an entry takes a salted digest over what the version says; null on entries from before.
alter table certificate_log add column content_sha256 text;
comment on column certificate_log.content_sha256 is 'SHA-256 over the canonical content of the version, whose salt stands in its PDF.';
-- Where a document says more than anybody may read, its public part is a PDF of its own.
alter table certificate_documents add column public_file_id uuid;
alter table certificate_documents add column public_sha256 text;
comment on column certificate_documents.public_sha256 is 'Fingerprint of the PDF with the public particulars alone; null where the document is public as a whole.';
