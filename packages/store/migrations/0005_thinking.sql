-- Turns that think: what is decided is committed first, then a model works while no transaction is
-- open, then what came of it is committed. And every call of a model, with what it cost.

alter table turns
  -- What began the turn. Messages of a conversation run one at a time; a click may come meanwhile.
  add column origin text not null default 'message'
    check (origin in ('message', 'click', 'job', 'import', 'api')),
  -- Whoever thinks holds the turn until then, and says so again in time; past it the turn was left behind.
  add column lease_until timestamptz,
  -- Grows with each holder: an earlier one can no longer end the turn.
  add column lease_epoch integer not null default 0,
  -- What thinking needs, until the turn is settled: an interrupted turn goes on from it.
  add column thinking jsonb;

drop index turns_running;
create unique index turns_running on turns (user_id, conversation_id)
  where status = 'running' and origin = 'message';

create table model_calls (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  -- No references: a call is counted whatever became of its turn.
  conversation_id uuid,
  turn_id uuid,
  -- What the call was for: chat, reasoning, reasoning-heavy, summary, …
  role text not null check (char_length(role) between 1 and 60),
  -- `provider/model`, as it answered; as it was asked for until then.
  model text not null check (char_length(model) between 1 and 200),
  -- The action or intent that it served.
  route text not null check (char_length(route) between 1 and 100),
  skills jsonb not null default '[]' check (jsonb_typeof(skills) = 'array'),
  prompt_variant text,
  -- An estimate of the prompt until the call has ended; a call that never did keeps it.
  tokens_input integer not null check (tokens_input >= 0),
  tokens_output integer not null default 0 check (tokens_output >= 0),
  tokens_input_cached integer not null default 0 check (tokens_input_cached >= 0),
  -- Millionths of a US dollar; null where the model's price is not known. An estimate until the end.
  cost_micros bigint check (cost_micros >= 0),
  duration_ms integer,
  outcome text not null check (outcome in ('started', 'completed', 'failed', 'aborted')),
  started_at timestamptz not null,
  primary key (user_id, id)
);
create index model_calls_by_time on model_calls (user_id, started_at);
create index model_calls_by_turn on model_calls (user_id, turn_id);

select parco_protect('model_calls');

-- Prompts of an intent that are tried beside each other: [{name, template, share}]. A user always
-- gets the same one.
alter table intent_actions
  add column prompt_variants jsonb not null default '[]'
    check (jsonb_typeof(prompt_variants) = 'array');

-- Answers that do not depend on the day or on the user's records, by a hash of all that they do depend on.
create table response_cache (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (char_length(key) = 64),
  response text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index response_cache_by_expiry on response_cache (user_id, expires_at);
select parco_protect('response_cache');
