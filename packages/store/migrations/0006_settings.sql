-- How a user is spoken to, chosen once at the first visit from what the machine says.

alter table users
  -- What is kept stays metric: this is how it is shown and understood.
  add column units text not null default 'metric' check (units in ('metric', 'us')),
  add column clock text not null default '24h' check (clock in ('24h', '12h')),
  -- Null until settings were first chosen. Whoever is there already may have chosen some, so no
  -- machine chooses for them any more.
  add column settings_chosen_at timestamptz default now();

alter table users alter column settings_chosen_at drop default;
