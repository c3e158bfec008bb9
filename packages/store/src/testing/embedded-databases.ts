import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { prepareEmbeddedTemplate } from './embedded-template.ts'

const idle = new Map<string, EmbeddedEngine[]>()

/**
 * Lends a database in memory, migrated and otherwise empty. One that was returned is emptied and
 * lent again, which takes a tenth of the time of starting another.
 */
export async function borrowEmbeddedDatabase(sources: readonly MigrationSource[]): Promise<Engine> {
  const archivePath = await prepareEmbeddedTemplate(sources)
  const engine = idle.get(archivePath)?.pop() ?? (await start(archivePath))
  engine.ref()
  let isReturned = false
  return {
    kind: 'embedded',
    withClient: (work, lendOptions) => engine.withClient(work, lendOptions),
    backup: (path) => engine.backup(path),
    async close() {
      if (isReturned) return
      isReturned = true
      try {
        await engine.withClient((client) => client.query(RESET))
      } catch {
        // A database that failed is not lent again.
        return engine.close()
      }
      // An idle one must not keep the test process alive.
      engine.unref()
      idle.set(archivePath, [...(idle.get(archivePath) ?? []), engine])
    },
  }
}

async function start(archivePath: string): Promise<EmbeddedEngine> {
  const engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
  await engine.withClient((client) => client.query(KEEP_SEEDS))
  return engine
}

/** Copies the rows that migrations inserted, so that `RESET` can bring them back. */
const KEEP_SEEDS = `
create schema pristine;
do $$
declare item regclass; filled boolean;
begin
  for item in select c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  loop
    execute format('select exists (select from %s)', item) into filled;
    if filled then
      execute format('create table pristine.%I as table %s', (select relname from pg_class where oid = item), item);
    end if;
  end loop;
end $$;`

/** Deleting is quicker than truncating: a test fills few tables, each with few rows. */
const RESET = `
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
