-- Conversations, what was said, and what came of it. Rows of one user refer to each other through
-- (user_id, …), so that no row can ever refer to another user's.

create table conversations (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  title text check (char_length(title) <= 255),
  -- The place of its newest message.
  last_seq integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index conversations_by_update on conversations (user_id, updated_at desc, id desc)
  where deleted_at is null;

create table turns (
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 300),
  -- What the key stands for: the same key with another request is an error of the client's.
  request_hash text not null,
  status text not null check (status in ('running', 'completed', 'waiting', 'aborted', 'failed')),
  assistant_message_id uuid not null,
  -- The turn's events, told again to whoever repeats the request.
  events jsonb,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade,
  check ((status = 'running') = (ended_at is null))
);
create unique index turns_idempotency on turns (user_id, idempotency_key);
-- One turn at a time per conversation.
create unique index turns_running on turns (user_id, conversation_id) where status = 'running';
create index turns_by_conversation on turns (user_id, conversation_id, started_at);

create table messages (
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  turn_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  -- Its place in the conversation, from 1.
  seq integer not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade,
  foreign key (user_id, turn_id) references turns (user_id, id) on delete cascade
);
create unique index messages_in_order on messages (user_id, conversation_id, seq);
create index messages_by_turn on messages (user_id, turn_id);

create table decisions (
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  turn_id uuid not null,
  -- 0-based place among the decisions of its turn.
  position smallint not null,
  intent text not null,
  params jsonb not null,
  source text not null
    check (source in ('pending', 'cache', 'sentence', 'classifier', 'model', 'fallback')),
  confidence double precision not null check (confidence between 0 and 1),
  reason text,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, turn_id) references turns (user_id, id) on delete cascade
);
create index decisions_by_turn on decisions (user_id, turn_id, position);

create table receipts (
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  turn_id uuid not null,
  approval_id uuid,
  tool_name text not null,
  input jsonb not null,
  summary text not null,
  source_text text not null,
  -- [{table, id, before, after}], in the order in which they were made.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null,
  undone_at timestamptz,
  -- The receipt that this one undid.
  undoes uuid,
  primary key (user_id, id),
  foreign key (user_id, turn_id) references turns (user_id, id) on delete cascade,
  foreign key (user_id, undoes) references receipts (user_id, id) on delete cascade
);
-- An approval is spent once, and a write is undone once.
create unique index receipts_by_approval on receipts (user_id, approval_id)
  where approval_id is not null;
create unique index receipts_by_undone on receipts (user_id, undoes) where undoes is not null;
create index receipts_by_time on receipts (user_id, created_at desc, id desc);
create index receipts_by_conversation on receipts (user_id, conversation_id, created_at desc);

create table approvals (
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  turn_id uuid not null,
  position smallint not null,
  tool_call_id text not null,
  tool_name text not null,
  -- As said, in slots; and as resolved, which is what the hash covers.
  input jsonb not null,
  arguments jsonb not null,
  arguments_hash text not null,
  preview jsonb not null,
  source_text text not null,
  status text not null check (status in ('requested', 'approved', 'edited', 'denied', 'expired')),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  receipt_id uuid,
  primary key (user_id, id),
  foreign key (user_id, turn_id) references turns (user_id, id) on delete cascade,
  foreign key (user_id, receipt_id) references receipts (user_id, id) on delete set null (receipt_id),
  check ((status = 'requested') = (decided_at is null))
);
create index approvals_open on approvals (user_id, conversation_id, requested_at)
  where status = 'requested';
create index approvals_by_turn on approvals (user_id, turn_id, position);

create table questions (
  id uuid not null,
  user_id uuid not null,
  conversation_id uuid not null,
  turn_id uuid not null,
  -- The slots that are missing, and what is known already.
  missing jsonb not null check (jsonb_typeof(missing) = 'array'),
  candidate jsonb not null,
  source_text text not null,
  status text not null check (status in ('open', 'answered', 'dropped')),
  asked_at timestamptz not null,
  closed_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, turn_id) references turns (user_id, id) on delete cascade,
  check ((status = 'open') = (closed_at is null))
);
-- At most one question is open in a conversation.
create unique index questions_open on questions (user_id, conversation_id) where status = 'open';
create index questions_by_turn on questions (user_id, turn_id);

-- Answers to requests over HTTP that are no turns, for whoever repeats one.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 300),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- The one user of an installation without accounts. The application's role does not see it.
create table installation (
  id boolean primary key default true check (id),
  local_user_id uuid not null references users (id)
);

select parco_protect('conversations');
select parco_protect('turns');
select parco_protect('messages');
select parco_protect('decisions');
select parco_protect('receipts');
select parco_protect('approvals');
select parco_protect('questions');
select parco_protect('idempotency_keys');
