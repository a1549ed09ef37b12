-- Actions on many requests at once: each waits so that it can be undone, then runs case by case.
create table bulk_acts (
  id uuid constraint bulk_acts_pkey primary key,
  user_id uuid not null constraint bulk_acts_user references users,
  session_id uuid not null,
  action text not null
    constraint bulk_acts_action check (action in ('receive', 'agree', 'return', 'assign', 'release')),
  to_user_id uuid constraint bulk_acts_to references users,
  remark_title text,
  remark text,
  note text,
  state text not null constraint bulk_acts_state check (state in ('waiting', 'running', 'done', 'cancelled')),
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  closed_at timestamptz(3),
  constraint bulk_acts_assigns check (action = 'assign' or to_user_id is null),
  constraint bulk_acts_returns check (action <> 'return' or remark is not null)
);
comment on table bulk_acts is 'An action on many requests that somebody ordered; until due_at it may be cancelled.';
comment on column bulk_acts.closed_at is 'When the person put the result away.';
create index bulk_acts_open on bulk_acts (due_at) where state in ('waiting', 'running');
create index bulk_acts_of_person on bulk_acts (user_id, created_at desc);
create index bulk_acts_age on bulk_acts (created_at);

create table bulk_act_items (
  bulk_act_id uuid not null constraint bulk_act_items_act references bulk_acts on delete cascade,
  place smallint not null,
  request_number text not null,
  version integer not null,
  holder_user_id uuid,
  outcome text,
  params jsonb not null default '{}',
  tries smallint not null default 0,
  constraint bulk_act_items_pkey primary key (bulk_act_id, place)
);
comment on table bulk_act_items is 'The requests of a bulk action as its preview showed them, and what came of each.';
comment on column bulk_act_items.outcome is 'Null until its turn came; done, or the code of the refusal.';
