-- What a model was asked about the user's words, so that it need not be asked again.

-- Answers to "what does this message mean", by a hash of its normalised words.
create table classifications (
  user_id uuid not null references users (id) on delete cascade,
  text_hash text not null check (char_length(text_hash) = 64),
  intent text not null,
  -- Only what code could not find in the words by itself.
  extracted jsonb not null check (jsonb_typeof(extracted) = 'object'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, text_hash)
);
create index classifications_by_expiry on classifications (user_id, expires_at);

-- Sentences of the user's own that explain what only a model understood before. A sentence decides
-- nothing until the user has adopted it.
create table learned_sentences (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  locale text not null,
  -- A template of the sentence grammar.
  sentence text not null check (char_length(sentence) between 1 and 500),
  intent text not null,
  -- Params that the sentence decides by itself.
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  source_text text not null,
  turn_id uuid,
  status text not null check (status in ('offered', 'adopted', 'declined')),
  offered_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, turn_id) references turns (user_id, id) on delete set null (turn_id),
  check ((status = 'offered') = (decided_at is null))
);
create unique index learned_sentences_once on learned_sentences (user_id, locale, sentence);
create index learned_sentences_by_status on learned_sentences (user_id, status);
create index learned_sentences_by_turn on learned_sentences (user_id, turn_id);

select parco_protect('classifications');
select parco_protect('learned_sentences');
