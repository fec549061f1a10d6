-- Codes that somebody entered, whether they take something off right now or not.
create table cart.codes (
  owner text not null,
  code text not null,
  entered_at timestamptz not null,
  primary key (owner, code)
);
create index codes_entered_at on cart.codes (entered_at);
