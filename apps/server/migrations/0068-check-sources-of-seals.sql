alter table journal_seals validate constraint journal_seals_source;
