-- Characters are counted as readers see them, so a text may have four times as many code points.
alter table comments.comments drop constraint comments_text_check, add check (length(text) <= 8000);
alter table comments.edits drop constraint edits_text_check, add check (length(text) <= 8000);
