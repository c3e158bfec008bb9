-- Body: measurements in the unit of their type, on the user's day. Several of a day are several rows.

-- A measurement that the user invented: its unit, and its range when it has one.
create table custom_metrics (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- The name as names are compared: without case and accents.
  name_key text not null check (char_length(name_key) between 1 and 200),
  unit text not null check (char_length(unit) between 1 and 20),
  minimum numeric(12, 2),
  maximum numeric(12, 2),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, name_key),
  check (maximum >= minimum)
);
select parco_protect('custom_metrics');

create table metrics (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  type text not null check (
    type in ('weight', 'water', 'sleep', 'exercise', 'mood', 'energy', 'custom')
  ),
  custom_metric_id uuid,
  value numeric(12, 2),
  -- Named numbers of one measurement: {"systolic": 120, "diastolic": 80}.
  components jsonb,
  unit text not null check (char_length(unit) between 1 and 20),
  measured_on date not null,
  notes text check (char_length(notes) between 1 and 1000),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, custom_metric_id) references custom_metrics (user_id, id),
  check ((type = 'custom') = (custom_metric_id is not null)),
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
select parco_protect('metrics');
