create table extra_things (id integer primary key);
