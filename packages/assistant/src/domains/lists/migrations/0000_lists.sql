-- Items of named lists. A list is its items: the first one makes it, and with the last one it is gone.
-- Days are the user's.

create table list_items (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  -- What the list is called, and the form in which two names are the same one; `shopping` is the default list.
  list_name text not null check (char_length(list_name) between 1 and 60),
  list_key text not null check (char_length(list_key) between 1 and 60),
  item text not null check (char_length(item) between 1 and 100),
  -- The form in which two items are the same one.
  item_key text not null check (char_length(item_key) between 1 and 100),
  -- As it was said: `2 quilos`, `a dozen`.
  quantity text check (char_length(quantity) between 1 and 40),
  -- The day on which it was crossed off; null while it is open.
  done_on date,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, list_key, item_key)
);
select parco_protect('list_items');
