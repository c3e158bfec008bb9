-- Decisions of a life: what was chosen and why, and how it turned out. The table `decisions` is the
-- router's. Days are the user's.

create table life_decisions (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  area text check (
    area in ('health', 'finance', 'professional', 'learning', 'spiritual', 'relationships')
  ),
  -- What was chosen; null while it is still being decided.
  chosen text check (char_length(chosen) between 1 and 200),
  reasoning text check (char_length(reasoning) between 1 and 1000),
  decided_on date,
  -- When to ask how it turned out; null where nobody should.
  review_on date,
  -- When it was said how it turned out.
  reviewed_on date,
  outcome text check (char_length(outcome) between 1 and 1000),
  satisfaction smallint check (satisfaction between 1 and 5),
  lessons text check (char_length(lessons) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((chosen is null) = (decided_on is null)),
  check ((outcome is null) = (reviewed_on is null))
);
create index life_decisions_by_day on life_decisions (user_id, decided_on desc);
create index life_decisions_to_review on life_decisions (user_id, review_on) where reviewed_on is null;
select parco_protect('life_decisions');

-- What there was to choose from, in the order in which it was said.
create table life_decision_options (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  decision_id uuid not null,
  position smallint not null check (position between 0 and 9),
  option text not null check (char_length(option) between 1 and 200),
  pros text check (char_length(pros) between 1 and 1000),
  cons text check (char_length(cons) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, decision_id) references life_decisions (user_id, id)
);
create index life_decision_options_by_decision on life_decision_options (user_id, decision_id, position);
select parco_protect('life_decision_options');
