import type { RightsMessages } from "../../../../framework/admin/rights/locales/en.ts";

export const rightsMessages: RightsMessages = {
  seek: "Berechtigungen suchen",
  linked: "Zusammengehörige auswählen",
  linkedHelp:
    "Mit einer Berechtigung wird auch die Seite ausgewählt, auf der sie gilt. Ohne die Seite entfallen ihre Berechtigungen.",
  startWith: "Vorlage:",
  undoPreset: "Rückgängig",
  level: { none: "Nichts", view: "Ansehen", edit: "Bearbeiten", all: "Alles" },
  oneByOne: "einzeln wählen",
  custom: "Eigene · %{held} von %{all}",
  count: "%{held} von %{all}",
  nothingFound: "Keine Treffer für „%{sought}“",
  notYours: "Diese Berechtigung haben Sie selbst nicht",
  menu: "Menü dieser Rolle",
  granted: "Erteilt",
  missing: "Fehlt",
  state: "Status",
  rule: "Regel",
  buttons: "Schaltflächen",
  fields: "Felder",
  noScreen: "Diese Seite ist nicht im Menü. %{why}",
  from: "Im Status %{states}",
  asks: "Hängt ab von %{fields}",
  why: {
    right: "Braucht die Berechtigung „%{permission}“",
    screen: "Braucht den Zugriff auf die Seite",
    operator: "Nur für die Verwaltung",
    fieldRight: "Braucht die Berechtigung „%{permission}“",
    readOnly: "Wird automatisch gesetzt",
  },
};
