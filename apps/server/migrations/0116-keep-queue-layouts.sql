-- Which columns of the queue a person shows, and how high rows are.
create table queue_layouts (
  user_id uuid constraint queue_layouts_pkey primary key
    constraint queue_layouts_user references users on delete cascade,
  columns text[] not null,
  density text not null constraint queue_layouts_density check (density in ('compact', 'roomy'))
);
comment on table queue_layouts is 'How somebody of the agency wants to see the queue of requests, on every device.';
