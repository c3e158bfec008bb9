-- What the user was told that is told once a day at most, and on which of their days it last was.
create table notices (
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  told_on date not null,
  primary key (user_id, name)
);

select parco_protect('notices');
