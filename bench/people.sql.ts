/** Fills a workspace with contacts, deals, tasks and employees. $CONTACTS and $EMPLOYEES: how many. */

const WORKSPACE = `
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  values ('usr_1', 'keeper', 'keeper', 'keeper', 'k@example.com', 'k@example.com', now(), now());
  insert into workspaces.workspaces (id, name, kind, created_at) values ('ws_1', 'People', 'business', now());
  insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ('ws_1', 'usr_1', 'owner', '{}', now());
  insert into crm.pipelines (workspace_id, id, kind, name, position, created_at)
  values ('ws_1', 'pipeline_contacts', 'contacts', 'Contacts', 0, now()), ('ws_1', 'pipeline_deals', 'deals', 'Sales', 1, now());
  insert into crm.stages (workspace_id, pipeline_id, id, title, position, probability, outcome)
  select 'ws_1', 'pipeline_' || kind, 'stage_' || kind || n, 'Stage ' || n, n, n * 20, case n when 4 then 'won' when 5 then 'lost' else 'open' end
  from unnest(array['contacts', 'deals']) kind, generate_series(0, 5) n;`

/** Twenty contacts to a company; one in five was talked to, one in ten has a deal, and another one in ten a task. */
const CONTACTS = `
  insert into crm.companies (workspace_id, id, name, created_at)
  select 'ws_1', 'company_' || lpad(n::text, 26, '0'), 'Company ' || n, now() from generate_series(0, $CONTACTS / 20 - 1) n;
  create temp table c as select n, 'contact_' || lpad(n::text, 26, '0') as id, now() - interval '360 days' * (n * 7919 % 100000) / 100000 as at
  from generate_series(0, $CONTACTS - 1) n;
  insert into crm.contacts (workspace_id, id, name, email, phone, company_id, segment, stage_id, stage_key, stage_changed_at, score, owner_id, created_at)
  select 'ws_1', id, 'Person ' || n * 7919 % $CONTACTS || case when n % ($CONTACTS / 50) = 0 then ' rarely' else '' end, 'person' || n || '@example.com', '+1 555 ' || n,
    'company_' || lpad((n / 20)::text, 26, '0'), 'Segment ' || n % 20, 'stage_contacts' || n % 6, lpad(n::text, 7, '0') || 'V', at,
    10 + case when n % 5 = 0 then 5 else 0 end, case when n % 3 = 0 then 'usr_1' end, at from c;
  insert into crm.score_entries (workspace_id, id, contact_id, points, cause, created_at)
  select 'ws_1', 'score_' || lpad(n::text, 26, '0'), id, 10, 'created', at from c
  union all select 'ws_1', 'points_' || lpad(n::text, 26, '0'), id, 5, 'interaction', at from c where n % 5 = 0;
  insert into crm.interactions (workspace_id, id, contact_id, type, happened_on, author_id, created_at)
  select 'ws_1', 'interaction_' || lpad(n::text, 26, '0'), id, 'call', at::date, 'usr_1', at from c where n % 5 = 0;
  insert into crm.deals (workspace_id, id, title, contact_id, pipeline_id, stage_id, stage_key, amount_minor, currency, expected_on, owner_id, stage_changed_at, active_at, closed_at, created_at)
  select 'ws_1', 'deal_' || lpad(n::text, 26, '0'), 'Deal ' || n, id, 'pipeline_deals', 'stage_deals' || n / 10 % 6, lpad(n::text, 7, '0') || 'V', 1000 + n, 'USD',
    current_date + n % 90, 'usr_1', at, at, case when n / 10 % 6 > 3 then at end, at from c where n % 10 = 0;
  insert into crm.tasks (workspace_id, id, title, contact_id, due_on, owner_id, completed_at, created_at)
  select 'ws_1', 'task_' || lpad(n::text, 26, '0'), 'Task ' || n, id, current_date + n % 60 - 10, 'usr_1', case when n % 20 = 1 then at end, at from c where n % 10 = 1;`

/** What triggers would have kept. */
const SUMS = `
  insert into crm.stage_sums (workspace_id, stage_id, currency, cards, amount_minor, folded)
  select workspace_id, stage_id, currency, count(*), sum(amount_minor), true from crm.deals group by 1, 2, 3
  union all select workspace_id, stage_id, '', count(*), 0, true from crm.contacts group by 1, 2;`

/** Ten people report to a manager; twenty are in a department. */
const EMPLOYEES = `
  insert into hr.employees (workspace_id, id, name, email, position, department, hire_date, manager_id, created_at)
  select 'ws_1', 'employee_' || lpad(n::text, 26, '0'), 'Employee ' || n * 7919 % $EMPLOYEES, 'e' || n || '@example.com', 'Position ' || n % 30, 'Department ' || n / 20,
    current_date - 30 - n % 3000, case when n > 0 then 'employee_' || lpad(((n - 1) / 10)::text, 26, '0') end, now()
  from generate_series(0, $EMPLOYEES - 1) n;`

export const FILL_SQL = `
  set session_replication_role = replica;
  ${WORKSPACE} ${CONTACTS} ${SUMS} ${EMPLOYEES}
  set session_replication_role = origin;
  analyze`
