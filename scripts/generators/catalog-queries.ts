// Questions to PostgreSQL's catalogue, each answering one line of SQL per row in a stable order.

const ownTables = "n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'"

/** One row per column, in the order of its table. */
export const columnsQuery = `
  select c.relname as table,
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
              when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity'
              when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
              else '' end
      || case when a.attnotnull then ' not null' else '' end as text
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ownTables}
  order by c.relname, a.attnum`

/** One row per constraint; not-null stands with the column. */
export const constraintsQuery = `
  select c.relname as table, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as text
  from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
  where ${ownTables} and k.contype in ('p', 'u', 'f', 'c', 'x')
  order by c.relname, position(k.contype::text in 'pufcx'), k.conname`

/** One row per index that no constraint made. */
export const indexesQuery = `
  select c.relname as table, pg_get_indexdef(i.indexrelid) as text
  from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_class x on x.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
  where ${ownTables} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname, x.relname`
