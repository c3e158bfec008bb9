-- Where the role `embedding` has a model: what facts and the user's messages mean, as numbers that are
-- compared with those of a question. Worked out from the words by itself and again for another model;
-- whatever takes the words away takes these with them. In no export.

create table memory_vectors (
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  kind text not null check (kind in ('fact', 'turn')),
  -- The fact, or the message.
  ref uuid not null,
  knowledge_id uuid generated always as (case kind when 'fact' then ref end) stored,
  message_id uuid generated always as (case kind when 'turn' then ref end) stored,
  -- `provider/model`: vectors of two models cannot be compared.
  model text not null check (char_length(model) between 1 and 200),
  -- A signed byte for each dimension; only directions are compared.
  vector bytea not null check (length(vector) between 1 and 65536),
  -- Grows with every vector that is kept or replaced, so that readers take in what is new.
  place bigint generated always as identity,
  primary key (user_id, kind, ref),
  foreign key (user_id, knowledge_id) references knowledge (user_id, id) on delete cascade,
  foreign key (user_id, message_id) references messages (user_id, id) on delete cascade
);
create index memory_vectors_of_fact on memory_vectors (user_id, knowledge_id) where knowledge_id is not null;
create index memory_vectors_of_message on memory_vectors (user_id, message_id) where message_id is not null;
create index memory_vectors_in_order on memory_vectors (user_id, model, place);
select parco_protect('memory_vectors');
