-- Devices that were let in from the network at home: a hash of the secret that each shows, never it.
create table devices (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  -- To within the hour: a page asks many times a minute.
  seen_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, secret_hash)
);
select parco_protect('devices');
