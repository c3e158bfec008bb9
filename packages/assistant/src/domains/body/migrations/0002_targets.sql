-- What somebody wants to reach of a measurement on each day or in each week: one target for each.

create table targets (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  type text not null check (type in ('water', 'sleep', 'exercise', 'custom')),
  -- As of measurements: what the user calls one of their own, and that name as names are compared.
  custom_name text check (char_length(custom_name) between 1 and 100),
  custom_key text check (custom_key <> ''),
  value numeric(12, 2) not null check (value > 0),
  unit text not null check (char_length(unit) between 1 and 20),
  per text not null check (per in ('day', 'week')),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((type = 'custom') = (custom_name is not null)),
  check ((custom_name is null) = (custom_key is null)),
  check (
    case type
      when 'water' then unit = 'ml' and value <= 70000
      when 'sleep' then unit = 'hours' and value <= 168
      when 'exercise' then unit = 'min' and value <= 10080
      else true
    end
  )
);
create unique index targets_by_metric on targets (user_id, type, coalesce(custom_key, ''));
select parco_protect('targets');
