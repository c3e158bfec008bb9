-- From which view of the world a user wants to be answered where faith is spoken of; none unless they chose.
alter table users
  add column perspective text not null default 'none' check (perspective in ('none', 'christian'));
