-- No option ends before it begins.
alter table reference_options validate constraint reference_options_days;
