/** Messages of joining, under `markethall.join`. */
export const joinMessages = {
  lead: "Tell us about you and your shop. We review applications within 7 days.",
  steps: {
    title: "Steps",
    documents: "Verification documents",
    details: "Store details",
    check: "Review and submit",
  },
  back: "Back",
  next: "Save and continue",
  submit: "Submit for review",
  within:
    "We'll get back to you within 1 day. |||| We'll get back to you within %{smart_count} days.",
  missing: "Complete these before you submit:",
  approved: "Your shop is approved. Welcome!",
  types: {
    individual: {
      for: "For individuals.",
      needs: "You need an identity document or ABN, with photos of it.",
    },
    enterprise: {
      for: "For registered companies.",
      needs: "You need an ABN, ACN or credit code, and your business licence.",
    },
    flagship: {
      for: "The official shop of a brand.",
      needs: "You need everything a company needs, plus the brand's authorisation.",
    },
  },
  reviewing: {
    title: "Your application is under review",
    content:
      "There's nothing you need to do right now. This page will open your shop automatically once it's approved.",
    left: "%{smart_count} day left |||| %{smart_count} days left",
    late: "Taking a little longer than expected",
    until: "Decision due by %{time}",
    sent: "Submitted %{time}",
  },
  rejected: { title: "Your application needs changes", edit: "Fix and resubmit" },
  hours: {
    closed: "Closed",
    copy: "Copy to all days",
    open: "%{day}: opening time %{place}",
    close: "%{day}: closing time %{place}",
    add: "%{day}: add hours",
    remove: "%{day}: remove hours %{place}",
  },
  days: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
    sunday: "Sunday",
  },
  map: "View on map",
  review: {
    due: "Due in 1 day |||| Due in %{smart_count} days",
    today: "Due today",
    overdue: "%{smart_count} day overdue |||| %{smart_count} days overdue",
    noPapers: "No documents submitted",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    turn: "Rotate",
    previous: "Previous",
    next: "Next",
    close: "Close",
    rejected: "Reason for declining",
  },
};
/** The same keys in another locale. */
export type JoinMessages = typeof joinMessages;
