-- One company per name; contacts and interactions of a person (decision 0071).
create unique index companies_name_once on crm.companies (workspace_id, lower(name));
create index interactions_by_author on crm.interactions (author_id);
create index contacts_of_owner on crm.contacts (owner_id) where owner_id is not null;
