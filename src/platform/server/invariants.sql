-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.

-- the audit log is one unbroken chain
select resource, found, expected from audit.violations();
