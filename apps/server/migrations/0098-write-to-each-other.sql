-- Applicant and agency write to each other about a request; what they write stands in its event log.
alter table requests add column question_at timestamptz(3);
comment on column requests.question_at is 'When the applicant last wrote something that nobody of the agency has answered; null when nothing waits.';
