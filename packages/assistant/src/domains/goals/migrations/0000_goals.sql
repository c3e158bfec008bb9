-- Goals: what somebody wants to reach by a day, in numbers, and how far they got. Progress is a log;
-- whether a goal is reached or at risk is worked out when it is read. Days are the user's.

create domain goal_amount as numeric(14, 2) check (value between 0 and 1000000000);

create table goals (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 100),
  area text check (
    area in ('health', 'finance', 'professional', 'learning', 'spiritual', 'relationships')
  ),
  target goal_amount not null check (target > 0),
  -- What is counted, in the user's words; null for a bare number.
  unit text check (char_length(unit) between 1 and 50),
  start_on date not null,
  end_on date not null,
  -- What its owner said of it; a goal that is open may be reached all the same.
  status text not null check (status in ('open', 'completed', 'failed', 'canceled')),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (end_on > start_on)
);
create index goals_by_end on goals (user_id, end_on);
select parco_protect('goals');

-- How far somebody got, each time they said so; the latest counts.
create table goal_values (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  goal_id uuid not null,
  value goal_amount not null,
  noted_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, goal_id) references goals (user_id, id)
);
create index goal_values_by_goal on goal_values (user_id, goal_id, noted_on);
create index goal_values_by_day on goal_values (user_id, noted_on desc);
select parco_protect('goal_values');

-- Stops on the way.
create table goal_milestones (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  goal_id uuid not null,
  title text not null check (char_length(title) between 1 and 100),
  target goal_amount not null check (target > 0),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, goal_id) references goals (user_id, id)
);
create index goal_milestones_by_goal on goal_milestones (user_id, goal_id);
select parco_protect('goal_milestones');
