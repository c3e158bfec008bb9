-- The agenda: what to be reminded of, what takes place, and what to be asked about. A moment is the
-- clock and the calendar of a place (YYYY-MM-DDTHH:MM and its zone); its instant is worked out when it
-- is read, because the rules of zones change. So are the occurrences of a series. Whether a reminder
-- was delivered is no column here: only what the user wrote is.

create table reminders (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  starts_local text not null check (starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  zone text not null check (zone <> ''),
  -- {freq, interval, weekdays?, monthDay?, until?}; null for one that comes once.
  series jsonb check (jsonb_typeof(series) = 'object'),
  notes text check (char_length(notes) between 1 and 1000),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
select parco_protect('reminders');

-- What the user said of one occurrence, which is named by the moment that the series gives it.
create table reminder_marks (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  reminder_id uuid not null,
  occurrence text not null check (occurrence ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  state text not null check (state in ('done', 'skipped', 'snoozed')),
  until_local text check (until_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, reminder_id) references reminders (user_id, id),
  unique (user_id, reminder_id, occurrence),
  check ((state = 'snoozed') = (until_local is not null))
);
select parco_protect('reminder_marks');

create table events (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  starts_local text not null check (starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  ends_local text check (ends_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' and ends_local > starts_local),
  -- A day is the same day wherever its user is; its hour is 00:00.
  all_day boolean not null default false check (not all_day or starts_local like '%T00:00'),
  zone text not null check (zone <> ''),
  location text check (char_length(location) between 1 and 200),
  series jsonb check (jsonb_typeof(series) = 'object'),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
select parco_protect('events');

-- One occurrence of a series that takes place at another time, or not at all.
create table event_changes (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  event_id uuid not null,
  occurrence text not null check (occurrence ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  starts_local text check (starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  ends_local text check (ends_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' and ends_local > starts_local),
  is_canceled boolean not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, event_id) references events (user_id, id),
  unique (user_id, event_id, occurrence),
  check (is_canceled = (starts_local is null))
);
select parco_protect('event_changes');

-- What the user wants to be asked about, and on which day.
create table followups (
  id uuid not null,
  user_id uuid not null default parco_user_id() references users (id) on delete cascade,
  topic text not null check (char_length(topic) between 1 and 200),
  ask_on date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index followups_by_day on followups (user_id, ask_on);
select parco_protect('followups');
