-- What the user puts aside: each move on its day, and what it was worth when they looked.

create table investments (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  type text not null check (
    type in ('emergency_fund', 'retirement', 'short_term', 'long_term', 'education', 'custom')
  ),
  currency finance_currency not null,
  goal_cents finance_cents,
  monthly_cents finance_cents,
  deadline date,
  created_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
select parco_protect('investments');

-- A value is what all of it was worth that day: it may be nothing, and moves no money.
create table investment_moves (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  investment_id uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'value')),
  amount_cents bigint not null check (amount_cents between 0 and 100000000000),
  moved_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, investment_id) references investments (user_id, id),
  check (kind = 'value' or amount_cents > 0)
);
create index investment_moves_by_investment on investment_moves (user_id, investment_id, moved_on);
create index investment_moves_by_day on investment_moves (user_id, moved_on);
select parco_protect('investment_moves');
