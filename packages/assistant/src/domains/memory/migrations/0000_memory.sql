-- What a user wants kept in mind, with what shows that it is so.
-- What searches need is worked out from these tables and from the messages; none of it is stored.

create table knowledge (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  type text not null check (type in ('fact', 'preference', 'memory', 'insight', 'person')),
  -- In the third person, as it is told: "mora em Recife".
  content text not null check (char_length(content) between 1 and 1000),
  -- What only one thing can be true of at a time: where one lives, the code of the gate.
  key text check (key <> ''),
  area text check (
    area in ('health', 'finance', 'professional', 'learning', 'spiritual', 'relationships')
  ),
  -- The user's own words, and the turn in which they said them.
  quote text check (char_length(quote) between 1 and 1000),
  source_turn uuid,
  source text not null check (source in ('said', 'form', 'inferred')),
  confidence real not null check (confidence between 0 and 1),
  -- When the user looked at it and said that it is right.
  validated_on date,
  valid_from date not null,
  valid_until date,
  -- What holds in its place.
  superseded_by_id uuid,
  forgotten_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check (superseded_by_id is null or valid_until is not null)
);
create index knowledge_held on knowledge (user_id, id)
  where superseded_by_id is null and forgotten_at is null;
select parco_protect('knowledge');

-- What is to be forgotten: its words until they are gone from everywhere, a hash of them afterwards,
-- so that no model proposes it again.
create table tombstones (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  knowledge_id uuid,
  -- Stems; null once nothing holds them any more.
  terms text check (terms <> ''),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  forgotten_at timestamptz not null,
  -- Until then an undo brings it back.
  scrub_after timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index tombstones_due on tombstones (user_id, scrub_after) where terms is not null;
select parco_protect('tombstones');
