-- Administrators page through organisations by name.
create index companies_name on companies (name_mn, id);
