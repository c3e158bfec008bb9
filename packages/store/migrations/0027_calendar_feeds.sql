-- The private addresses at which calendars read a user's agenda: a hash of the secret in each, never it.
-- The table of 0008 had room for one a user, and nothing has written to it.
drop table calendar_feeds;
create table calendar_feeds (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  contents text[] not null check (cardinality(contents) > 0),
  created_at timestamptz not null,
  -- To within the hour.
  read_at timestamptz,
  primary key (user_id, id),
  unique (user_id, secret_hash)
);
select parco_protect('calendar_feeds');

-- What calendars were last told of each entry. They take a change where its number is higher than what
-- they have; records do not count their changes, and bills and birthdays are worked out on read. The
-- fingerprint is keyed with the secret of the address, so that it tells nothing of what was written.
create table calendar_feed_entries (
  user_id uuid not null,
  feed_id uuid not null,
  uid text not null check (char_length(uid) between 1 and 100),
  fingerprint text not null check (char_length(fingerprint) between 1 and 64),
  sequence integer not null,
  changed_at timestamptz not null,
  primary key (user_id, feed_id, uid),
  foreign key (user_id, feed_id) references calendar_feeds (user_id, id) on delete cascade
);
select parco_protect('calendar_feed_entries');
