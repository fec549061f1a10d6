-- Whether a review waits for a decision or is read at once.
create table reviews.settings (
  only_row boolean primary key default true check (only_row),
  mode text not null default 'review' check (mode in ('automatic', 'review')),
  version int not null default 1
);
insert into reviews.settings default values;
