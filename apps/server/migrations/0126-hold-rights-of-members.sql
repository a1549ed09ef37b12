-- Every row has the rights that it may have.
alter table company_members validate constraint company_members_rights;
alter table company_invitations validate constraint company_invitations_rights;
