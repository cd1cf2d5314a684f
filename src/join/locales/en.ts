/** Messages of joining, under `markethall.join`. */
export const joinMessages = {
  lead: "Tell us who you are and what your shop is. The platform looks at it within seven days.",
  steps: { title: "Steps", documents: "Qualification", details: "Store details", check: "Check and hand in" },
  back: "Back",
  next: "Save and continue",
  submit: "Hand in for review",
  within: "The platform answers within one day. |||| The platform answers within %{smart_count} days.",
  missing: "Before you can hand it in:",
  approved: "Your shop is approved. Welcome!",
  types: {
    individual: {
      for: "One person, in their own name.",
      needs: "Needs an identity document or an ABN, and pictures of it.",
    },
    enterprise: {
      for: "A registered company.",
      needs: "Needs an ABN, an ACN or a credit code, and the business licence.",
    },
    flagship: {
      for: "The one official shop of a brand.",
      needs: "Needs what a company needs, and the brand's authorisation.",
    },
  },
  reviewing: {
    title: "Your application is being reviewed",
    content: "There is nothing to do for you now. This page opens your shop by itself once it is approved.",
    left: "%{smart_count} day left |||| %{smart_count} days left",
    late: "A little late",
    until: "Answer due by %{time}",
    sent: "What you handed in on %{time}",
  },
  rejected: { title: "Your application was sent back", edit: "Edit and hand in again" },
  hours: {
    closed: "Closed",
    copy: "Copy to all days",
    open: "%{day}: opens (%{place})",
    close: "%{day}: closes (%{place})",
    add: "%{day}: add another time",
    remove: "%{day}: remove time %{place}",
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
  map: "See it on a map",
  review: {
    due: "In %{smart_count} day |||| In %{smart_count} days",
    today: "Today",
    overdue: "%{smart_count} day late |||| %{smart_count} days late",
    noPapers: "No documents were sent.",
    zoomIn: "Larger",
    zoomOut: "Smaller",
    turn: "Turn",
    previous: "Previous",
    next: "Next",
    close: "Close",
    rejected: "Sent back because",
  },
};
/** The same keys in another locale. */
export type JoinMessages = typeof joinMessages;
