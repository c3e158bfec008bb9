-- Money: expenses, monthly plans, incomes and bills. Amounts are whole hundredths of their currency;
-- days and months are the user's. Every check repeats a rule of the tools, so that no other way of
-- writing can break it.

create domain finance_cents as bigint check (value between 1 and 100000000000);
create domain finance_month as text
  check (value ~ '^2[01][0-9]{2}-(0[1-9]|1[0-2])$');
create domain finance_name as text check (char_length(value) between 1 and 100);
create domain finance_currency as text check (value ~ '^[A-Z]{3}$');

-- A purchase on one day. In instalments, each month from that day's on bears its share.
create table expenses (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  category text not null check (category in (
    'food', 'transport', 'housing', 'health', 'education', 'entertainment', 'shopping', 'bills',
    'subscriptions', 'travel', 'gifts', 'investments', 'other'
  )),
  total_cents finance_cents not null,
  currency finance_currency not null,
  spent_on date not null,
  payment_method text check (
    payment_method in ('pix', 'credit_card', 'debit_card', 'cash', 'boleto')
  ),
  installments smallint not null default 1 check (installments between 1 and 120),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (total_cents >= installments)
);
create index expenses_by_day on expenses (user_id, spent_on desc);
create index expenses_in_installments on expenses (user_id, spent_on) where installments > 1;
select parco_protect('expenses');

-- What a month is planned to cost, apart from what was spent.
create table budgets (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  category text not null check (category in (
    'food', 'transport', 'housing', 'health', 'education', 'entertainment', 'shopping', 'bills',
    'subscriptions', 'travel', 'gifts', 'investments', 'other'
  )),
  amount_cents finance_cents not null,
  currency finance_currency not null,
  from_month finance_month not null,
  -- The last month; null while it goes on.
  until_month finance_month,
  created_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (until_month >= from_month)
);
create index budgets_by_month on budgets (user_id, from_month);
select parco_protect('budgets');

create table incomes (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  type text not null check (
    type in ('salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other')
  ),
  amount_cents finance_cents not null,
  currency finance_currency not null,
  received_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index incomes_by_day on incomes (user_id, received_on desc);
select parco_protect('incomes');

-- The rule of a bill: its months are worked out when they are read, so no gap can break it.
create table bills (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  category text not null check (
    category in ('housing', 'utilities', 'subscription', 'insurance', 'other')
  ),
  amount_cents finance_cents not null,
  currency finance_currency not null,
  due_day smallint not null check (due_day between 1 and 31),
  from_month finance_month not null,
  until_month finance_month,
  created_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (until_month >= from_month)
);
create index bills_by_month on bills (user_id, from_month);
select parco_protect('bills');

-- What a bill is from a month on, until the next revision; null keeps what was.
create table bill_revisions (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  bill_id uuid not null,
  from_month finance_month not null,
  name finance_name,
  category text check (
    category in ('housing', 'utilities', 'subscription', 'insurance', 'other')
  ),
  amount_cents finance_cents,
  due_day smallint check (due_day between 1 and 31),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bill_id) references bills (user_id, id),
  unique (user_id, bill_id, from_month)
);
select parco_protect('bill_revisions');

-- What is special about one month of a bill: paid, cancelled, or of another amount or day. At most
-- one row, so a month can be paid once only.
create table bill_months (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  bill_id uuid not null,
  month finance_month not null,
  status text not null check (status in ('pending', 'paid', 'canceled')),
  paid_on date,
  paid_cents finance_cents,
  amount_cents finance_cents,
  due_day smallint check (due_day between 1 and 31),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, bill_id) references bills (user_id, id),
  unique (user_id, bill_id, month),
  check ((status = 'paid') = (paid_on is not null and paid_cents is not null)),
  check ((paid_on is null) = (paid_cents is null))
);
create index bill_months_by_month on bill_months (user_id, month);
create index bill_months_by_payment on bill_months (user_id, paid_on) where status = 'paid';
select parco_protect('bill_months');
