/** Messages of the role editor and the permission overview. */
export const rightsMessages = {
  seek: "Find a right",
  linked: "Link screens and rights",
  linkedHelp: "A right brings the screen that it is used on; a screen that goes takes its rights along",
  count: "%{held} of %{all}",
  nothingFound: "No right is called “%{sought}”",
  notYours: "You do not hold this right yourself",
  menu: "The menu as this role sees it",
  granted: "Granted",
  missing: "Missing",
  state: "State",
  rule: "Rule",
  buttons: "Buttons",
  fields: "Fields",
  noScreen: "This screen is not in the menu. %{why}",
  from: "While it is %{states}",
  asks: "Depends on %{fields}",
  why: {
    right: "Needs the right %{permission}",
    screen: "Needs the screen itself",
    platform: "The platform's alone",
    fieldRight: "Needs the right %{permission}",
    readOnly: "Filled in by the system",
  },
};
export type RightsMessages = typeof rightsMessages;
