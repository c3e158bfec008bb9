-- How far somebody ran is a measurement of its own: an exercise may have a distance and no minutes.

alter table metrics drop constraint metrics_check2;
alter table metrics add constraint metrics_measured check (
  (value is null) <> (components is null)
  or (value is null and components is null and type = 'exercise' and metadata ? 'distanceKm')
);
