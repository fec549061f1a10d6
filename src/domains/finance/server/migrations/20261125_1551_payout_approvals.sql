-- The approval of a second person of the vendor's workspace; null: not needed. Administrators see the payout once it is approved.
alter table finance.payouts
  add column approval text check (approval in ('pending', 'approved', 'rejected', 'withdrawn')),
  add check (approval is null or approval = 'approved' or status in ('pending', 'failed')),
  add check (approval is null or approval not in ('rejected', 'withdrawn') or status = 'failed');
-- The approval of a second administrator is a request of the domain approvals from now on: it is asked for again.
update finance.payouts set approved_by = null, approved_at = null where status = 'pending';
