-- A turn is looked for by its key, and by its id while it runs. As long as a table has no statistics,
-- all indexes that hold the user cost the planner the same, and its plans are kept: one that only
-- narrows to the user's turns was taken, so that each turn read all those before it. Where the user
-- comes last or not at all, or the index is of what runs alone, only the right one can win.
drop index turns_by_conversation;
create index turns_by_conversation on turns (conversation_id, started_at);
drop index turns_idempotency;
create unique index turns_idempotency on turns (idempotency_key, user_id);
create index turns_running_by_id on turns (id) where status = 'running';
