-- Who asks, and what a food object and an organisation are called, by their sound (packages/domain/src/search-key.ts), so
-- that the desks find them in every spelling. Rows made before get theirs from a job.
alter table requests add column applicant_key text;
alter table food_objects add column search_key text;
alter table companies add column name_key text;
