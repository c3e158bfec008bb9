-- Where the calls of models went, so that a user can be told what left their machine: the host that
-- was asked, and those that were asked after it. Empty for calls of before, and where nothing tells.
alter table model_calls
  add column hosts jsonb not null default '[]' check (jsonb_typeof(hosts) = 'array');
