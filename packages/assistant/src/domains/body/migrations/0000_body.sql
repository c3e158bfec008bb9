-- Body: measurements in the unit of their type, on the user's day. Several of a day are several rows.

create table metrics (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  type text not null check (
    type in ('weight', 'water', 'sleep', 'exercise', 'mood', 'energy', 'custom')
  ),
  -- What the user calls a measurement of their own, and that name as names are compared.
  custom_name text check (char_length(custom_name) between 1 and 100),
  custom_key text check (custom_key <> ''),
  value numeric(12, 2),
  -- Named numbers of one measurement: {"systolic": 120, "diastolic": 80}.
  components jsonb,
  unit text not null check (char_length(unit) between 1 and 20),
  measured_on date not null,
  notes text check (char_length(notes) between 1 and 1000),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((type = 'custom') = (custom_name is not null)),
  check ((custom_name is null) = (custom_key is null)),
  check ((value is null) <> (components is null)),
  check (components is null or (type = 'custom' and jsonb_typeof(components) = 'object')),
  check (
    case type
      when 'weight' then unit = 'kg' and value between 0.1 and 500
      when 'water' then unit = 'ml' and value between 1 and 10000
      when 'sleep' then unit = 'hours' and value between 0.1 and 24
      when 'exercise' then unit = 'min' and value between 1 and 1440
      when 'mood' then unit = 'score' and value between 1 and 10
      when 'energy' then unit = 'score' and value between 1 and 10
      else true
    end
  )
);
create index metrics_by_type on metrics (user_id, type, measured_on desc);
create index metrics_by_day on metrics (user_id, measured_on desc);
create index metrics_by_custom_key on metrics (user_id, custom_key, id desc) where type = 'custom';
select parco_protect('metrics');
