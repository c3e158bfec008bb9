-- The people in somebody's life: who they are, what is known of them, when there was contact, gifts.
-- Birthdays of this year, ages, the last contact and whether one is due are worked out when read.

create table people (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- The name as names are compared. Two people may have the same.
  name_key text not null check (name_key <> ''),
  relationship text check (char_length(relationship) between 1 and 100),
  birth_month smallint check (birth_month between 1 and 12),
  birth_day smallint check (birth_day between 1 and 31),
  birth_year smallint check (birth_year between 1850 and 2199),
  contact_every_days smallint check (contact_every_days between 1 and 730),
  -- Since when the user wants to see nothing of them any more.
  archived_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((birth_month is null) = (birth_day is null)),
  check (birth_year is null or birth_month is not null),
  -- A leap year where none is known: 29 February is a birthday.
  check (make_date(coalesce(birth_year, 2000), coalesce(birth_month, 1), coalesce(birth_day, 1)) is not null)
);
create index people_by_name on people (user_id, name_key) where archived_on is null;
select parco_protect('people');

-- What else somebody is called.
create table person_aliases (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  person_id uuid not null,
  alias text not null check (char_length(alias) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, person_id) references people (user_id, id)
);
create index person_aliases_by_person on person_aliases (user_id, person_id);
select parco_protect('person_aliases');

create table person_facts (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  person_id uuid not null,
  kind text not null check (kind in ('interest', 'dislike', 'gift_idea', 'dietary', 'topic', 'note')),
  text text not null check (char_length(text) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, person_id) references people (user_id, id)
);
create index person_facts_by_person on person_facts (user_id, person_id);
select parco_protect('person_facts');

create table interactions (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  person_id uuid not null,
  type text not null check (type in ('call', 'message', 'meeting', 'email', 'gift', 'other')),
  happened_on date not null,
  note text check (char_length(note) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, person_id) references people (user_id, id)
);
create index interactions_by_person on interactions (user_id, person_id, happened_on desc);
create index interactions_by_day on interactions (user_id, happened_on desc);
select parco_protect('interactions');

create table gifts (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  person_id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  direction text not null check (direction in ('given', 'received')),
  -- Christmas, a birthday: in the user's words.
  occasion text check (char_length(occasion) between 1 and 100),
  given_on date not null,
  amount_cents bigint check (amount_cents between 1 and 100000000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, person_id) references people (user_id, id),
  check ((amount_cents is null) = (currency is null))
);
create index gifts_by_person on gifts (user_id, person_id, given_on desc);
create index gifts_by_day on gifts (user_id, given_on desc);
select parco_protect('gifts');
