-- What a vendor was asked, the oldest first.
create index questions_of_vendor on marketplace.questions (workspace_id, written_at, id) where question_id is null;
