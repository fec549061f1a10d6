-- Administrators need a second factor, and demo accounts must not outlive the demo.

-- From this time an administrator without a second factor may not administer. Null: no administrator.
alter table accounts.users add column second_factor_due timestamptz;
update accounts.users set second_factor_due = now() + interval '7 days' where role = 'admin';

-- Made by the demo data: the password is public. Plaza does not start with DEMO=off while there is such an account.
alter table accounts.users add column demo boolean not null default false;
update accounts.users set demo = true where email_key like '%@plaza.example';
create index users_demo on accounts.users (id) where demo;
