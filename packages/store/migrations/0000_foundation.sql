-- What every other migration builds on: the application's role, the user of a transaction, and the
-- function that protects a table.

do $$
begin
  create role parco_app nologin nosuperuser nocreatedb nocreaterole nobypassrls noinherit;
exception
  -- Roles belong to the server: another database of it, or another process right now, made it.
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  -- An owner that is no superuser may become the role only as its member.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant parco_app to %I', current_user);
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to parco_app;

-- The user of the transaction; null when none is set, so that no row is seen.
create function parco_user_id() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('parco.user_id', true), '')::uuid $$;

-- Makes a table show each user their own rows alone. Its user_id must be the first column of an index.
create function parco_protect(target regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_rows on %s using (user_id = parco_user_id()) with check (user_id = parco_user_id())',
    target
  );
  execute format('grant select, insert, update, delete on %s to parco_app', target);
end
$$;

revoke all on function parco_protect(regclass) from public;

create table users (
  id uuid primary key,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  time_zone text not null default 'America/Sao_Paulo',
  currency text not null default 'BRL' check (currency ~ '^[A-Z]{3}$'),
  preferences jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table users enable row level security;
alter table users force row level security;
create policy own_rows on users using (id = parco_user_id()) with check (id = parco_user_id());
grant select, insert, update, delete on users to parco_app;
