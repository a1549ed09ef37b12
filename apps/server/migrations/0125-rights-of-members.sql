-- What members may do in an organisation's name; whoever is a member keeps what he or she could do.
alter table company_members
  add column rights text[] not null default '{prepare,send,pay,read}',
  add constraint company_members_rights check (
    rights <@ array['prepare', 'send', 'pay', 'read'] and cardinality(rights) > 0
  ) not valid;
comment on column company_members.rights is 'What a MEMBER may do: prepare, send, pay, read. An ADMIN may do everything.';

alter table company_invitations
  add column rights text[] not null default '{prepare,send,pay,read}',
  add constraint company_invitations_rights check (
    rights <@ array['prepare', 'send', 'pay', 'read'] and cardinality(rights) > 0
  ) not valid;
comment on column company_invitations.rights is 'The rights that the member begins with.';

alter table users add column behalf text;
comment on column users.behalf is 'For whom the person acted last: self, or the id of an organisation; null for all of them together.';
