-- A conversation can be deleted for good, words and all. What was written in it, and what it cost, stays:
-- a receipt proves a write, and undoes it, whatever became of the turn that it names, and usage is counted
-- as calls of models are.
alter table receipts drop constraint receipts_user_id_turn_id_fkey;
alter table usage_metrics drop constraint usage_metrics_user_id_conversation_id_fkey;
-- They go with their user.
alter table receipts add foreign key (user_id) references users (id) on delete cascade;
alter table usage_metrics add foreign key (user_id) references users (id) on delete cascade;

-- Text as it is searched: without case and without the accents of the languages that Parco speaks.
create function parco_fold(value text) returns text
language sql immutable parallel safe
as $$
  select translate(lower(value), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
$$;
