-- Money that is expected to come in again and again. What came in is an income; which days are
-- expected is worked out from the rule when it is read, so that no row has to be written ahead.
create table income_rules (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  type text not null check (type in (
    'salary', 'freelance', 'bonus', 'passive', 'investment', 'gift', 'other'
  )),
  amount_cents finance_cents not null,
  currency finance_currency not null,
  frequency text not null check (frequency in ('weekly', 'biweekly', 'monthly', 'annual')),
  -- The first day on which it is expected; later ones follow from it.
  anchor_on date not null,
  -- The last day on which it may be expected; null while it goes on.
  until_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (until_on >= anchor_on)
);
select parco_protect('income_rules');
