-- Credit cards. An invoice is no row: which purchases it holds is worked out from the closing day when
-- it is read, so that a changed day needs nothing to be written again.
create table cards (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name finance_name not null,
  -- Days of the month; a month that is too short has its last day.
  closing_day smallint not null check (closing_day between 1 and 31),
  due_day smallint not null check (due_day between 1 and 31),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
select parco_protect('cards');

-- The card that a purchase was paid with, where it is one of the registered.
alter table expenses add column card_id uuid;
alter table expenses
  add foreign key (user_id, card_id) references cards (user_id, id),
  add check (card_id is null or payment_method = 'credit_card');
create index expenses_by_card on expenses (user_id, card_id, spent_on) where card_id is not null;
