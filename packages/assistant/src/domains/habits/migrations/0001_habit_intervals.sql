-- A habit may come again so many days after it was done last: "every other day".

alter table habits add column every_days smallint check (every_days between 2 and 60);
alter table habits drop constraint habits_check;
alter table habits add constraint habits_rhythm check (
  num_nonnulls(weekdays, per_week, every_days) = case frequency when 'custom' then 1 else 0 end
);
