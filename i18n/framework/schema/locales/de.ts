import { en, type SchemaMessages } from "../../../../framework/schema/locales/en.ts";
import { mergeMessages, type PartialMessages } from "../../../mergeMessages.ts";

/** German; what it lacks is English. */
const messages: PartialMessages<SchemaMessages> = {
  validation: {
    required: "%{field}: Pflichtfeld",
    requiredChoice: "%{field}: Pflichtfeld",
    requiredSome: "%{field}: Wählen Sie mindestens einen Wert",
    unknownField: "Es gibt kein Feld mit dem Namen %{field}",
    type: {
      text: "%{field} muss ein Text sein",
      integer: "%{field} muss eine ganze Zahl sein",
      number: "%{field} muss eine Zahl sein",
      boolean: "%{field} muss Ja oder Nein sein",
      date: "%{field} muss ein Datum sein, zum Beispiel 2026-01-31",
      dateTime: "%{field} muss ein Zeitpunkt sein, zum Beispiel 2026-01-31T10:00:00Z",
      email: "%{field} muss eine gültige E-Mail-Adresse sein",
      phone: "%{field} muss eine gültige Telefonnummer sein",
      url: "%{field} muss eine gültige Webadresse sein",
      choice: "%{field} muss einer der vorgesehenen Werte sein. /api/docs führt sie auf.",
      reference: "%{field} muss die ID eines Datensatzes sein",
      object: "%{field} muss ein Objekt sein",
      list: "%{field} muss eine Liste sein",
      dateRange: "%{field} braucht ein Anfangs- und ein Enddatum",
      point: "%{field} braucht eine Breite und eine Länge",
      file: "%{field} muss die Adresse einer hochgeladenen Datei sein",
      localized: "%{field} braucht einen Text je Sprache",
      json: "%{field} hat nicht das richtige Format",
    },
    min: "%{field} muss mindestens %{min} sein",
    max: "%{field} darf höchstens %{max} sein",
    minLength:
      "%{field} braucht mindestens %{min} Zeichen |||| %{field} braucht mindestens %{min} Zeichen",
    maxLength:
      "%{field} darf höchstens %{max} Zeichen haben |||| %{field} darf höchstens %{max} Zeichen haben",
    minItems:
      "%{field} braucht mindestens %{min} Eintrag |||| %{field} braucht mindestens %{min} Einträge",
    maxItems:
      "%{field} darf höchstens %{max} Eintrag haben |||| %{field} darf höchstens %{max} Einträge haben",
    decimals:
      "%{field} darf höchstens %{decimals} Nachkommastelle haben |||| %{field} darf höchstens %{decimals} Nachkommastellen haben",
    money:
      "%{field} muss ein Betrag mit höchstens %{decimals} Nachkommastelle sein |||| %{field} muss ein Betrag mit höchstens %{decimals} Nachkommastellen sein",
    wholeMoney: "%{field} muss ein Betrag ohne Nachkommastellen sein",
    range: "%{field} darf nicht vor dem Anfang enden",
    pattern: "%{field} hat nicht das richtige Format",
    unique: "%{field} wird bereits verwendet",
    readOnly: "%{field} lässt sich nicht ändern",
    createOnly: "%{field} lässt sich nach dem Anlegen nicht mehr ändern",
    notApplicable: "%{field} gilt hier nicht",
    referenceMissing: "%{field} wurde nicht gefunden",
    nameNotFound: "%{field}: „%{label}“ wurde nicht gefunden",
    noChange: "Wählen Sie mindestens ein Feld aus, das geändert werden soll",
    pageInvalid: "Die Seite muss eine ganze Zahl ab 1 sein",
    sortInvalid: "Die Liste lässt sich nicht nach %{field} sortieren",
    filterInvalid: "%{field} hat einen Wert, nach dem sich nicht filtern lässt",
    filterUnknown: "Es gibt keinen Filter mit dem Namen %{field}",
    searchUnknown: "Diese Liste lässt sich nicht durchsuchen",
    idInvalid: "Das ist keine gültige ID eines Datensatzes",
    idsMissing: "Wählen Sie mindestens einen Datensatz aus",
    bodyTooLarge: "Die Anfrage ist zu groß",
    forbiddenField: "Sie dürfen %{field} nicht ändern",
  },
  errors: {
    input: { invalid: "Einige Werte sind ungültig. Prüfen Sie die markierten Felder." },
    route: { notFound: "Diese Adresse gibt es nicht" },
    session: {
      required: "Sie wurden abgemeldet. Melden Sie sich erneut an.",
      notSignedIn: "Melden Sie sich dafür an",
    },
    permission: { required: "Sie brauchen die Berechtigung „%{permission}“" },
    record: {
      notFound: "Diesen Eintrag gibt es nicht oder nicht mehr",
      stale:
        "Jemand anderes hat diesen Datensatz inzwischen geändert. Laden Sie ihn neu und ändern Sie ihn erneut.",
      conflict:
        "Ein Wert muss eindeutig sein oder verweist auf einen Datensatz, den es nicht mehr gibt. Laden Sie die Seite neu, prüfen Sie die Werte und speichern Sie erneut.",
      forbidden: "Sie dürfen diesen Datensatz nicht ändern",
      referenced: "Wird noch von %{count} %{resource} verwendet",
      inUse: "Das lässt sich nicht löschen, weil andere Datensätze es verwenden",
      statusNotAllowed: "„%{action}“ ist im Status „%{state}“ nicht möglich",
      conditionNotMet:
        "„%{action}“ ist für diesen Datensatz im Status „%{state}“ nicht möglich. Laden Sie die Seite neu.",
    },
    bulk: {
      allRejected:
        "%{count} Datensatz wurde nicht geändert. %{message} |||| Keiner der %{count} Datensätze wurde geändert. Zuerst: %{message}",
    },
    conflict: { retry: "Jemand anderes arbeitet gerade daran. Versuchen Sie es erneut." },
    database: {
      unavailable:
        "Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es in %{seconds} Sekunde erneut. |||| Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es in %{seconds} Sekunden erneut.",
    },
    server: { internalError: "Etwas ist schiefgegangen. Referenz: %{reference}" },
    login: {
      rateLimited:
        "Zu viele Versuche. Versuchen Sie es in %{seconds} Sekunde erneut. |||| Zu viele Versuche. Versuchen Sie es in %{seconds} Sekunden erneut.",
      failed: "Benutzername oder Passwort ist falsch",
    },
    network: {
      unreachable: "Der Server ist nicht erreichbar",
      timeout: "Der Server hat zu lange nicht geantwortet",
    },
  },
  operations: {
    view: "Ansehen",
    create: "Anlegen",
    edit: "Bearbeiten",
    delete: "Löschen",
    import: "Importieren",
    export: "Exportieren",
  },
  person: { username: "Benutzername", password: "Passwort" },
  transfer: { at: "Zeit", addTime: "Angelegt", updTime: "Zuletzt geändert" },
};

export const de: SchemaMessages = mergeMessages(en, messages);
