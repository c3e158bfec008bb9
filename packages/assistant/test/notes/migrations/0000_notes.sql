create table notes (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  title text not null,
  amount_cents bigint,
  written_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create table note_marks (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  note_id uuid not null,
  primary key (user_id, id),
  foreign key (user_id, note_id) references notes (user_id, id)
);
select parco_protect('notes');
select parco_protect('note_marks');
