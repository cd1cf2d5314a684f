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
  aside: {
    needsTitle: "What you'll need",
    needs: {
      identity: "An identity card, passport, driver's licence or ABN",
      number: "The company's ABN, ACN or unified social credit code",
      photos: "Photos or scans that can be read completely, as JPG or PNG",
      licence: "The business licence of the company",
      brand: "The brand owner's letter that authorises you",
      name: "The shop's name in English; Chinese and Khmer are optional",
      logo: "A square logo",
      address: "The business address and its city",
      contact: "A contact person with a phone number",
    },
    nextTitle: "What happens next",
    next: {
      check: "You submit, and we check your documents within 7 days.",
      answer:
        "If something needs changes, we'll tell you what. You can fix it and resubmit; nothing you entered is lost.",
      open: "Once approved, your shop opens immediately. Add products, a shipping profile and a payout account.",
    },
  },
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
