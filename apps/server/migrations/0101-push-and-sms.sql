-- Messages on the screens of people's devices (Web Push) and by SMS, chosen by topic beside mail.
create table push_devices (
  id uuid constraint push_devices_pkey primary key,
  user_id uuid not null constraint push_devices_user references users on delete cascade,
  endpoint text not null constraint push_devices_endpoint unique,
  public_key text not null,
  auth_secret text not null,
  created_at timestamptz(3) not null
);
comment on table push_devices is 'Browsers that show messages of a person while no page of the portal is open.';
comment on column push_devices.endpoint is 'Where the push service of the browser takes messages; whoever holds it and both keys can write to the device.';
comment on column push_devices.public_key is 'The key of the browser under which messages are encrypted (RFC 8291).';
create index push_devices_user_id on push_devices (user_id);

alter table notification_preferences
  add column push_off text[] not null default '{}',
  add column sms_on text[] not null default '{}';
comment on column notification_preferences.push_off is 'Topics that no device shows.';
comment on column notification_preferences.sms_on is 'Topics that come by SMS, too.';

alter table notifications add column texted_at timestamptz(3);
comment on column notifications.texted_at is 'When the gateway took the SMS about it.';
