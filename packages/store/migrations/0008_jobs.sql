-- What comes to a user by itself: when each thing is next due, and where it is delivered.

-- One row for each thing that will come, at its next moment; ids and instants, and no words. Whoever
-- delivers looks for what is due over all users, as the owner of the table: that is why row-level security
-- is enabled here and not forced. The application's role sees its own user's rows alone, as everywhere.
create table due (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
  -- The record that it comes from; the user's own id where it comes from none.
  ref uuid not null,
  -- Which time of it: the clock that a rule gives.
  occurrence text not null check (occurrence ~ '^[0-9T:/-]{1,60}$'),
  at timestamptz not null,
  -- When to look at it: later than `at` in quiet hours, or after it failed.
  look_at timestamptz not null,
  failures smallint not null default 0,
  primary key (user_id, kind, ref)
);
create index due_by_time on due (look_at);
alter table due enable row level security;
create policy own_rows on due using (user_id = parco_user_id()) with check (user_id = parco_user_id());
grant select, insert, update, delete on due to parco_app;

-- The conversation in which Parco speaks first, and how far its user has read it.
create table inboxes (
  user_id uuid not null references users (id) on delete cascade,
  conversation_id uuid not null,
  read_seq integer not null default 0,
  primary key (user_id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);
select parco_protect('inboxes');

-- The private address at which calendars read a user's agenda: only a hash of its secret.
create table calendar_feeds (
  user_id uuid not null references users (id) on delete cascade,
  secret_hash text not null check (char_length(secret_hash) = 64),
  created_at timestamptz not null,
  primary key (user_id)
);
select parco_protect('calendar_feeds');

-- Whoever is there already has records whose moments nobody has worked out yet: the first look at this
-- row does. The owner sees all users for the length of this statement.
alter table users no force row level security;
insert into due (user_id, kind, ref, occurrence, at, look_at)
select id, 'upkeep', id, '0', now(), now() from users;
alter table users force row level security;
