-- No certificate was suspended before, and no entry of the log was of another kind.
alter table certificates validate constraint certificates_suspension;
alter table certificate_log validate constraint certificate_log_kind;
