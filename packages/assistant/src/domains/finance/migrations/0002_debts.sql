-- What the user owes, and what they paid of it. Whether an instalment is overdue, what is left and when it
-- ends are worked out when they are read. Every check repeats a rule of the tools.

-- Agreed in instalments, or owed to somebody on no terms: then none of the four is there.
create table debts (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  creditor finance_name,
  total_cents finance_cents not null,
  currency finance_currency not null,
  installments smallint check (installments between 1 and 420),
  -- What each costs but the last, which takes the rest of the total.
  installment_cents finance_cents,
  due_day smallint check (due_day between 1 and 31),
  start_month finance_month,
  status text not null check (status in ('active', 'paid_off', 'settled', 'defaulted')),
  notes text check (char_length(notes) between 1 and 500),
  created_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (num_nonnulls(installments, installment_cents, due_day, start_month) in (0, 4)),
  check (installment_cents * (installments - 1) < total_cents)
);
select parco_protect('debts');

-- One row for each instalment paid, so that it can be paid once only; without a number where there are none.
create table debt_payments (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  debt_id uuid not null,
  installment smallint check (installment between 1 and 420),
  -- The month that the instalment belongs to, whenever it was paid.
  month finance_month not null,
  amount_cents finance_cents not null,
  paid_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, debt_id) references debts (user_id, id),
  unique (user_id, debt_id, installment)
);
create index debt_payments_by_month on debt_payments (user_id, month);
create index debt_payments_by_day on debt_payments (user_id, paid_on);
select parco_protect('debt_payments');
