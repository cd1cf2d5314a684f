import type { TranslationMessages } from "react-admin";
import type { PartialMessages } from "../mergeMessages.ts";

/** react-admin's own messages in German, without the rare ones. */
export const de: PartialMessages<TranslationMessages["ra"]> = {
  action: {
    add: "Hinzufügen",
    back: "Zurück",
    cancel: "Abbrechen",
    clear_input_value: "Leeren",
    clone: "Kopieren",
    confirm: "Bestätigen",
    create: "Anlegen",
    delete: "Löschen",
    edit: "Bearbeiten",
    export: "Exportieren",
    list: "Liste",
    refresh: "Neu laden",
    remove: "Entfernen",
    reset: "Zurücksetzen",
    save: "Speichern",
    search: "Suchen",
    select_all: "Alle auswählen",
    show: "Ansehen",
    sort: "Sortieren",
    undo: "Rückgängig",
    unselect: "Abwählen",
    expand: "Aufklappen",
    close: "Schließen",
    open_menu: "Menü öffnen",
    close_menu: "Menü schließen",
  },
  boolean: { true: "Ja", false: "Nein", null: "" },
  page: {
    loading: "Wird geladen",
    error: "Etwas ist schiefgegangen",
    not_found: "Nicht gefunden",
  },
  message: {
    loading: "Die Seite wird geladen, einen Moment bitte",
    no: "Nein",
    yes: "Ja",
    error: "Etwas ist schiefgegangen.",
    unsaved_changes: "Einige Änderungen sind nicht gespeichert. Möchten Sie sie verwerfen?",
  },
  notification: {
    updated: "Gespeichert",
    created: "Angelegt",
    deleted: "Gelöscht",
    http_error: "Der Server ist nicht erreichbar",
    canceled: "Abgebrochen",
  },
  validation: { required: "Pflichtfeld", email: "Keine gültige E-Mail-Adresse" },
};
