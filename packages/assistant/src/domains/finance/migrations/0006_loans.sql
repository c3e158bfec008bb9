-- What the user lent to others, and what came back: a person owes the difference.

create table loan_moves (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  person finance_name not null,
  person_key text not null,
  kind text not null check (kind in ('lent', 'repaid')),
  amount_cents finance_cents not null,
  currency finance_currency not null,
  moved_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index loan_moves_by_person on loan_moves (user_id, person_key);
create index loan_moves_by_day on loan_moves (user_id, moved_on);
select parco_protect('loan_moves');
