-- Money that is owed for work: an invoice that was sent. It was never lent, and counts as income once it is paid.

alter table loan_moves add column is_invoice boolean not null default false;
alter table loan_moves add column due_on date;
