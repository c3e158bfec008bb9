create table vet_visits (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  pet text not null check (char_length(pet) between 1 and 100),
  visited_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
select parco_protect('vet_visits');
