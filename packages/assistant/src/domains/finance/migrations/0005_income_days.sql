-- Changes of money that is expected again and again. From a day on it goes on as a rule of its own,
-- which names the first one; the day of its anchor may be one of an earlier month, because the 31st
-- of a short month is its last day.
alter table income_rules add column from_on date;
alter table income_rules add column continues_id uuid;
alter table income_rules
  add foreign key (user_id, continues_id) references income_rules (user_id, id),
  add check (until_on >= from_on);

-- What is special about one time of a rule, named by the day that the rule gives: it does not come,
-- or comes on another day or with another amount.
create table income_days (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  rule_id uuid not null,
  due_on date not null,
  is_canceled boolean not null default false,
  amount_cents finance_cents,
  expected_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, rule_id) references income_rules (user_id, id),
  unique (user_id, rule_id, due_on)
);
select parco_protect('income_days');
