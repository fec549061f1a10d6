-- The conversation about a part, and what of it was mailed to a guest. Positions are those of its messages.
create table orders.threads (
  order_id text not null,
  part_number int not null,
  conversation_id text not null unique,
  guest_read_to int not null default 0 check (guest_read_to >= 0),
  mailed_to int not null default 0 check (mailed_to >= 0),
  mailed_at timestamptz,
  -- When the next mail is written; null: nothing to mail.
  mail_due_at timestamptz,
  primary key (order_id, part_number),
  foreign key (order_id, part_number) references orders.parts on delete cascade
);
