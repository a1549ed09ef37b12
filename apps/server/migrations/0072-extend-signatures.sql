-- What keeps a signed document provable (PAdES-B-LT and B-LTA): its bytes as they were issued, with updates behind them.
-- The issued bytes stay where they are; their digest is the one in the public log.
alter table certificate_documents
  add column extended_file_id uuid,
  add column extended_sha256 text,
  add column public_extended_file_id uuid,
  add column public_extended_sha256 text,
  add column proven_until timestamptz(3),
  add column extend_after timestamptz(3);
comment on column certificate_documents.extended_file_id is 'The issued bytes and everything added since; none where nothing was added.';
comment on column certificate_documents.proven_until is 'When the last certificate of a timestamp authority ends on which the proof rests.';
comment on column certificate_documents.extend_after is 'When the night looks at it again; a document that it never looked at has none.';
