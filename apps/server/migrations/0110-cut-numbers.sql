-- Numbers by any part of four letters and digits, for the search of the console: the parts of a number, one place after
-- the other, so that an index holds them and no row has to be written anew (docs/adr/0051-one-search-of-the-console.md).
create function number_parts(text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr($1, n, 4)), '{}') from generate_series(1, length($1) - 3) as n
$$;
