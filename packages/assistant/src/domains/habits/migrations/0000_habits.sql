-- Habits: how often something is meant to be done, and the days on which it was. Streaks are worked
-- out when they are read and stored nowhere. Days are the user's.

create table habits (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- The name as names are compared.
  name_key text not null check (name_key <> ''),
  frequency text not null check (frequency in ('daily', 'weekdays', 'weekends', 'custom')),
  -- Of a custom frequency: the days it is done on, 1 (Monday) to 7 (Sunday), or how often in a week.
  weekdays smallint[] check (
    cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]
  ),
  per_week smallint check (per_week between 1 and 7),
  period_of_day text not null check (
    period_of_day in ('morning', 'afternoon', 'evening', 'anytime')
  ),
  started_on date not null,
  -- The day on which it was given up; null while it goes on. Its marks stay.
  archived_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (num_nonnulls(weekdays, per_week) = case frequency when 'custom' then 1 else 0 end)
);
create index habits_by_name on habits (user_id, name_key);
select parco_protect('habits');

-- A day on which a habit was done: at most one row, so that a day counts once only.
create table habit_marks (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  habit_id uuid not null,
  done_on date not null,
  note text check (char_length(note) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, habit_id) references habits (user_id, id),
  unique (user_id, habit_id, done_on)
);
create index habit_marks_by_day on habit_marks (user_id, done_on desc);
select parco_protect('habit_marks');
