-- What stood out when a round was sent, each with the company's words on it (domain, fee-report/warnings.ts); null in
-- rows of other acts and in those from before this was looked at.
alter table fee_report_events add column warnings jsonb;
