/** Messages of the role editor and the permission overview. */
export const rightsMessages = {
  seek: "Search permissions",
  linked: "Select related permissions",
  linkedHelp:
    "Selecting a permission also selects the page it's used on. Clearing a page clears its permissions.",
  startWith: "Start with:",
  undoPreset: "Undo",
  level: { none: "None", view: "View", edit: "Edit", all: "All" },
  oneByOne: "choose one by one",
  custom: "Custom · %{held} of %{all}",
  count: "%{held} of %{all}",
  nothingFound: "No results for “%{sought}”",
  notYours: "You don't have this permission yourself",
  menu: "Menu for this role",
  granted: "Granted",
  missing: "Missing",
  state: "Status",
  rule: "Rule",
  buttons: "Buttons",
  fields: "Fields",
  noScreen: "This page isn't in the menu. %{why}",
  from: "When the status is %{states}",
  asks: "Depends on %{fields}",
  why: {
    right: "Requires the permission “%{permission}”",
    screen: "Requires access to the page",
    operator: "Administrators only",
    fieldRight: "Requires the permission “%{permission}”",
    readOnly: "Set automatically",
  },
};
export type RightsMessages = typeof rightsMessages;
