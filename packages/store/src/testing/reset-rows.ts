/** Copies the rows that migrations inserted, so that `RESET_ROWS` can bring them back. */
export const KEEP_SEEDS = `
create schema if not exists pristine;
do $$
declare item record; filled boolean;
begin
  for item in select c.oid::regclass as name, c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  loop
    execute format('select exists (select from %s)', item.name) into filled;
    if filled then
      execute format('create table if not exists pristine.%I as table %s', item.relname, item.name);
    end if;
  end loop;
end $$;`

/**
 * Empties the tables but for what migrations inserted. Deleting is quicker than truncating: a test
 * fills few tables, each with few rows.
 */
export const RESET_ROWS = `
begin;
set local session_replication_role = replica;
do $$
declare item record; filled boolean;
begin
  for item in select c.oid::regclass as name, p.relname as seeds from pg_class c
    left join pg_class p on p.relnamespace = 'pristine'::regnamespace and p.relname = c.relname
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  loop
    execute format('select exists (select from %s)', item.name) into filled;
    if filled then execute format('delete from %s', item.name); end if;
    if item.seeds is not null then
      execute format('insert into %s select * from pristine.%I', item.name, item.seeds);
    end if;
  end loop;
end $$;
commit;`
