-- When the law office first answered: somebody of it decided, shortlisted (the time was not kept: the viewing comes
-- nearest) or wrote to the applicant after the application.
UPDATE applications a SET answered_at = least(
  CASE WHEN a.decided_by_id IS NOT NULL THEN a.decided_at END,
  CASE WHEN a.status = 'reviewing' THEN coalesce(a.viewed_at, a.created_at) END,
  (SELECT min(m.created_at) FROM messages m JOIN users u ON u.id = m.sender_id
    WHERE m.receiver_id = a.paralegal_id AND u.firm_id = a.firm_id AND m.created_at > a.created_at
      AND (a.decided_at IS NULL OR m.created_at < a.decided_at)));
