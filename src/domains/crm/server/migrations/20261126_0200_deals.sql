-- Boards and lists of deals and tasks (decision 0074).
create index deals_by_expected on crm.deals (workspace_id, coalesce(expected_on, '9999-12-31'::date), id);
create index deals_by_amount on crm.deals (workspace_id, amount_minor, id);
create index deals_open_by_activity on crm.deals (workspace_id, active_at) where closed_at is null;
create index deals_of_company on crm.deals (workspace_id, company_id) where company_id is not null;
create index deals_of_owner on crm.deals (owner_id) where owner_id is not null;
create index tasks_by_day on crm.tasks (workspace_id, coalesce(due_on, '9999-12-31'::date), id) where completed_at is null;
create index tasks_done on crm.tasks (workspace_id, completed_at, id) where completed_at is not null;
create index tasks_of_deal on crm.tasks (workspace_id, deal_id) where deal_id is not null;
create index tasks_of_owner on crm.tasks (owner_id) where owner_id is not null;

-- Cards and amounts of each stage, kept as rows that add up (decision 0069). The currency of contacts is empty.
create table crm.stage_sums (
  workspace_id text not null references workspaces.workspaces on delete cascade,
  stage_id text not null,
  currency text not null,
  cards bigint not null,
  amount_minor bigint not null,
  folded boolean not null default false
);
create index stage_sums_by_workspace on crm.stage_sums (workspace_id, stage_id);
create index stage_sums_to_fold on crm.stage_sums (workspace_id, stage_id) where not folded;

-- With a deleted workspace its sums go, and its cards count no more.
create function crm.count_card(workspace text, stage text, currency text, cards int, amount bigint) returns void language sql as $$
  insert into crm.stage_sums (workspace_id, stage_id, currency, cards, amount_minor)
  select workspace, stage, currency, cards, amount where stage is not null and exists (select from workspaces.workspaces where id = workspace)
$$;

create function crm.keep_sums_of_deals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform crm.count_card(old.workspace_id, old.stage_id, old.currency, -1, -old.amount_minor);
  end if;
  if tg_op <> 'DELETE' then
    perform crm.count_card(new.workspace_id, new.stage_id, new.currency, 1, new.amount_minor);
  end if;
  return null;
end $$;
create trigger deals_keep_sums after insert or delete on crm.deals for each row execute function crm.keep_sums_of_deals();
create trigger deals_keep_changed_sums after update on crm.deals for each row
  when (old.stage_id <> new.stage_id or old.currency <> new.currency or old.amount_minor <> new.amount_minor)
  execute function crm.keep_sums_of_deals();

-- A merged contact is hidden, so it is on no board.
create function crm.keep_sums_of_contacts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.merged_into is null then
    perform crm.count_card(old.workspace_id, old.stage_id, '', -1, 0);
  end if;
  if tg_op <> 'DELETE' and new.merged_into is null then
    perform crm.count_card(new.workspace_id, new.stage_id, '', 1, 0);
  end if;
  return null;
end $$;
create trigger contacts_keep_sums after insert or delete on crm.contacts for each row execute function crm.keep_sums_of_contacts();
create trigger contacts_keep_changed_sums after update on crm.contacts for each row
  when (old.stage_id is distinct from new.stage_id or old.merged_into is distinct from new.merged_into)
  execute function crm.keep_sums_of_contacts();

-- An interaction with a contact makes its open deals active (hazard 38), whichever way it is written.
create function crm.touch_deals() returns trigger language plpgsql as $$
begin
  update crm.deals set active_at = new.created_at
  where workspace_id = new.workspace_id and contact_id = new.contact_id and closed_at is null and active_at < new.created_at;
  return null;
end $$;
create trigger interactions_touch_deals after insert on crm.interactions for each row execute function crm.touch_deals();

insert into crm.stage_sums (workspace_id, stage_id, currency, cards, amount_minor, folded)
select workspace_id, stage_id, currency, count(*), sum(amount_minor), true from crm.deals group by 1, 2, 3;
insert into crm.stage_sums (workspace_id, stage_id, currency, cards, amount_minor, folded)
select workspace_id, stage_id, '', count(*), 0, true from crm.contacts where stage_id is not null and merged_into is null group by 1, 2;
