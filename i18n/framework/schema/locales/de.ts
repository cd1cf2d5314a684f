import type { SchemaMessages } from "../../../../framework/schema/locales/en.ts";

/** The framework's messages of server and browser in German. */
export const de: SchemaMessages = {
  punctuation: {
    colon: ": ",
    comma: ", ",
    stop: ".",
    space: " ",
  },
  validation: {
    required: "%{field}: Pflichtfeld",
    requiredChoice: "%{field}: Pflichtfeld",
    requiredFile: "%{field}: Pflichtfeld",
    requiredSome: "%{field}: Wählen Sie mindestens einen Wert",
    unknownField: "Es gibt kein Feld mit dem Namen %{field}",
    type: {
      text: "%{field} muss ein Text sein",
      integer: "%{field} muss eine ganze Zahl sein",
      number: "%{field} muss eine Zahl sein",
      boolean: "%{field} muss Ja oder Nein sein",
      date: "%{field} muss ein Datum sein, zum Beispiel 2026-01-31",
      dateTime: "%{field} muss ein Zeitpunkt sein, zum Beispiel 2026-01-31T10:00:00Z",
      email: "%{field} muss eine E-Mail-Adresse sein, z. B. name@example.com",
      phone: "%{field} muss eine Telefonnummer sein, z. B. +61 412 345 678",
      url: "%{field} muss eine Webadresse sein, z. B. https://example.com",
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
    patternLike: "%{field}: bitte im Format %{example} eingeben",
    unique: "%{field} wird bereits verwendet",
    readOnly: "%{field} lässt sich nicht ändern",
    createOnly: "%{field} lässt sich nach dem Anlegen nicht mehr ändern",
    notApplicable: "%{field} gilt hier nicht",
    keyTwice: "%{field} ist wie in Zeile %{row}, und darüber werden Datensätze gefunden",
    contradicts: "%{field} passt nicht zu Zeile %{other}",
    referenceMissing: "%{field} wurde nicht gefunden",
    nameNotFound: "%{resource} „%{label}“ gibt es nicht",
    idNotFound: "%{resource} mit der ID %{label} gibt es nicht",
    passwordTooShort:
      "Das Passwort braucht mindestens %{min} Zeichen |||| Das Passwort braucht mindestens %{min} Zeichen",
    passwordCommon:
      "Das ist eines der häufigsten Passwörter und leicht zu erraten. Verwenden Sie einige Wörter ohne Zusammenhang.",
    passwordSimple:
      "Dieses Passwort wiederholt zu wenige Zeichen. Verwenden Sie mindestens vier verschiedene oder besser einige Wörter ohne Zusammenhang.",
    passwordName:
      "Dieses Passwort ähnelt Ihrem Namen zu sehr. Verwenden Sie Wörter, die nichts mit Ihnen zu tun haben.",
    passwordsDiffer: "Die Passwörter stimmen nicht überein",
    languageMissing: "%{field} fehlt auf %{language}",
    cycle: "%{field} kann nicht in sich selbst liegen",
    parentSelf: "Ein Datensatz kann nicht in sich selbst liegen",
    tooDeep: "Es darf höchstens %{max} Ebene geben |||| Es darf höchstens %{max} Ebenen geben",
    nestedTooDeep:
      "In diesem Text sind mehr als %{max} Element ineinander verschachtelt. Fügen Sie ihn als reinen Text ein. |||| In diesem Text sind mehr als %{max} Elemente ineinander verschachtelt. Fügen Sie ihn als reinen Text ein.",
    username:
      "Ein Benutzername hat 3 bis 60 Zeichen, davon mindestens eines, das keine Ziffer ist, und weder Leerzeichen noch Doppelpunkte noch @",
    invalidJson: "Die Anfrage ist kein gültiges JSON",
    malformedBody: "Die Anfrage hat nicht das richtige Format",
    malformedUrl: "Die Adresse der Anfrage hat nicht das richtige Format",
    noChange: "Wählen Sie mindestens ein Feld aus, das geändert werden soll",
    pageInvalid: "Die Seite muss eine ganze Zahl ab 1 sein",
    pageSizeInvalid: "Eine Seite kann 1 bis 1.000 Zeilen haben",
    sortInvalid: "Die Liste lässt sich nicht nach %{field} sortieren",
    filterInvalid: "%{field} hat einen Wert, nach dem sich nicht filtern lässt",
    filterTooLong:
      "Der Filter %{field} darf höchstens %{max} Wert haben |||| Der Filter %{field} darf höchstens %{max} Werte haben",
    filterUnknown: "Es gibt keinen Filter mit dem Namen %{field}",
    versionInvalid:
      "%{field} muss eine ganze Zahl ab 1 sein: die Version, die der Datensatz beim Lesen hatte",
    oneOf: "%{field} muss einer dieser Werte sein: %{choices}",
    mappingEmpty: "Ordnen Sie mindestens eine Spalte einem Feld zu",
    mappingTwice: "Nur eine Spalte kann %{column} zugeordnet sein",
    fileNotOperator: "%{field} muss eine Datei sein, die die Verwaltung hochgeladen hat",
    fileForeign: "%{field} muss eine Ihrer eigenen Dateien sein",
    searchUnknown: "Diese Liste lässt sich nicht durchsuchen",
    idInvalid: "Das ist keine gültige ID eines Datensatzes",
    idsMissing: "Wählen Sie mindestens einen Datensatz aus",
    tooManyIds:
      "Wählen Sie höchstens %{max} Datensatz auf einmal aus |||| Wählen Sie höchstens %{max} Datensätze auf einmal aus",
    bodyTooLarge: "Die Anfrage ist zu groß",
    forbiddenField: "Sie dürfen %{field} nicht ändern",
    unsupportedMediaType: "Die Anfrage muss JSON oder ein Formular sein",
  },
  errors: {
    input: {
      invalid: "Einige Werte sind ungültig. Prüfen Sie die markierten Felder.",
    },
    route: {
      notFound: "Diese Adresse gibt es nicht",
      createMissing:
        "Mit diesem Aufruf lässt sich nichts anlegen (%{resource}). /api/docs führt die Aufrufe auf.",
      editMissing:
        "Mit diesem Aufruf lässt sich nichts ändern (%{resource}). /api/docs führt die Aufrufe auf.",
      callMissing:
        "Für %{resource} gibt es den Aufruf %{call} nicht. /api/docs führt die Aufrufe auf.",
    },
    session: {
      required: "Sie wurden abgemeldet. Melden Sie sich erneut an.",
      notSignedIn: "Melden Sie sich dafür an",
      csrfMismatch:
        "Dieser Aufruf kommt nicht von einer Seite dieser Website. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
      notFresh:
        "Melden Sie sich dafür neu an. Weil Ihr Konto kein Passwort hat, darf die Anmeldung höchstens %{minutes} Minute her sein. |||| Melden Sie sich dafür neu an. Weil Ihr Konto kein Passwort hat, darf die Anmeldung höchstens %{minutes} Minuten her sein.",
    },
    permission: {
      required: "Sie brauchen die Berechtigung „%{permission}“",
      tenantAccount:
        "Das steht der Verwaltung nicht offen. Melden Sie sich mit einem Konto Ihrer eigenen Organisation an.",
      operatorAccount:
        "Das steht nur der Verwaltung offen. Melden Sie sich mit einem Konto der Verwaltung an.",
    },
    record: {
      notFound: "Diesen Eintrag gibt es nicht oder nicht mehr",
      stale:
        "Jemand anderes hat diesen Datensatz inzwischen geändert. Laden Sie ihn neu und ändern Sie ihn erneut.",
      valueChanged:
        "%{field} ist jetzt %{value}. Prüfen Sie Ihre Zahl und speichern Sie noch einmal.",
      notRevertible:
        "Diese Änderung lässt sich nicht mehr rückgängig machen. Öffnen Sie den Datensatz und ändern Sie ihn dort.",
      conflict:
        "Ein Wert muss eindeutig sein oder verweist auf einen Datensatz, den es nicht mehr gibt. Laden Sie die Seite neu, prüfen Sie die Werte und speichern Sie erneut.",
      forbidden: "Sie dürfen diesen Datensatz nicht ändern",
      referenced: "Wird noch von %{count} %{resource} verwendet",
      inUse: "Das lässt sich nicht löschen, weil andere Datensätze es verwenden",
      notDeletable: "Dieser Datensatz lässt sich in seinem jetzigen Zustand nicht löschen",
      hasChildren: "Entfernen Sie zuerst, was darin liegt",
      parentInTrash: "Stellen Sie zuerst den übergeordneten Datensatz wieder her",
      statusNotAllowed: "„%{action}“ ist im Status „%{state}“ nicht möglich",
      conditionNotMet:
        "„%{action}“ ist für diesen Datensatz im Status „%{state}“ nicht möglich. Laden Sie die Seite neu.",
    },
    bulk: {
      allRejected:
        "%{count} Datensatz wurde nicht geändert. %{message} |||| Keiner der %{count} Datensätze wurde geändert. Zuerst: %{message}",
    },
    conflict: {
      retry: "Jemand anderes arbeitet gerade daran. Versuchen Sie es erneut.",
    },
    database: {
      unavailable:
        "Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es in %{seconds} Sekunde erneut. |||| Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es in %{seconds} Sekunden erneut.",
    },
    server: {
      overloaded:
        "Im Moment gibt es zu viele Anfragen. Versuchen Sie es in %{seconds} Sekunde noch einmal. |||| Im Moment gibt es zu viele Anfragen. Versuchen Sie es in %{seconds} Sekunden noch einmal.",
      internalError: "Etwas ist schiefgegangen. Referenz: %{reference}",
      notReady: "Der Server ist noch nicht bereit",
    },
    query: {
      timeout:
        "Diese Anfrage hat zu lange gedauert. Grenzen Sie die Filter ein oder versuchen Sie es später noch einmal.",
    },
    storage: {
      unwritable:
        "Die Datei konnte nicht gespeichert werden, weil der Speicher nicht beschreibbar ist. Versuchen Sie es später noch einmal.",
      quotaExceeded:
        "Der Speicher ist voll: Alle %{quota} MB sind belegt. Entfernen Sie Dateien, die Sie nicht mehr brauchen.",
    },
    upload: {
      missing:
        "Es wurde keine Datei hochgeladen. Wählen Sie eine Datei aus und versuchen Sie es noch einmal.",
      typeUnsupported: "Die Datei muss ein JPG, PNG oder MP4 sein",
      tooLarge: "Die Datei darf höchstens %{size} MB groß sein",
      interrupted: "Das Hochladen wurde unterbrochen. Laden Sie die Datei noch einmal hoch.",
    },
    export: {
      empty:
        "Keine Zeile passt zu den Filtern. Ändern oder löschen Sie sie und exportieren Sie noch einmal.",
      running: "Ein Export läuft bereits. Versuchen Sie es noch einmal, wenn er fertig ist.",
      tooManyRows:
        "Eine Excel-Datei dieser Liste darf höchstens %{max} Zeilen haben. Exportieren Sie die Zeilen als CSV, oder grenzen Sie die Filter ein.",
      textTooLong:
        "Eine Zelle einer Excel-Datei darf höchstens %{max} Zeichen haben, und ein Text dieser Zeilen ist länger. Exportieren Sie sie als CSV, oder grenzen Sie die Filter ein.",
      tooLarge:
        "Die Zeilen haben zu viel Text für eine Excel-Datei. Exportieren Sie sie als CSV, oder grenzen Sie die Filter ein.",
    },
    import: {
      running: "Dieser Import läuft bereits. Warten Sie, bis er fertig ist.",
      serverStopping:
        "Der Server startet neu. Beginnen Sie den Import in einer Minute noch einmal.",
      notFound: "Diesen Import gibt es nicht mehr",
      rowChanged: "Nach dem Import geändert",
      nothingToUndo: "Bei diesem Import gibt es nichts mehr rückgängig zu machen",
      queueFull:
        "Gerade werden mehrere Dateien gelesen. Versuchen Sie es in einigen Sekunden noch einmal.",
      formatUnknown:
        "Die Spalten der Datei sind nicht die des gewählten Programms. Wählen Sie ein anderes Programm oder ordnen Sie die Spalten selbst zu.",
      keyInvalid:
        "Über %{field} lassen sich keine Zeilen zuordnen. Wählen Sie eine Spalte der Datei.",
      foreignIds:
        "Die Spalte „%{column}“ stammt nicht aus einem Ihrer Exporte, daher passen ihre IDs nicht zu Ihren Datensätzen",
      unreadable: "Die Datei lässt sich nicht als CSV oder XLSX lesen",
      empty:
        "Die Datei hat eine Kopfzeile, aber keine Zeilen. Fügen Sie darunter mindestens eine Zeile hinzu.",
      headerMissing: "Die Datei hat keine Kopfzeile",
      quoteUnclosed: "Ein Anführungszeichen in Zeile %{line} der Datei wird nicht geschlossen",
      tooManyColumns:
        "Eine Datei darf höchstens %{max} Spalte haben |||| Eine Datei darf höchstens %{max} Spalten haben",
      tooManyRows:
        "Eine Datei darf höchstens %{max} Zeile haben |||| Eine Datei darf höchstens %{max} Zeilen haben",
      tooLarge: "Die Datei ist entpackt zu groß",
    },
    member: {
      rateLimited:
        "Zu viele Anfragen. Versuchen Sie es in %{seconds} Sekunde noch einmal. |||| Zu viele Anfragen. Versuchen Sie es in %{seconds} Sekunden noch einmal.",
    },
    login: {
      rateLimited:
        "Zu viele Versuche. Versuchen Sie es in %{seconds} Sekunde erneut. |||| Zu viele Versuche. Versuchen Sie es in %{seconds} Sekunden erneut.",
      failed: "Benutzername oder Passwort ist falsch",
    },
    captcha: {
      wrong: "Diese Anfrage konnte nicht bestätigt werden. Versuchen Sie es noch einmal.",
    },
    code: {
      wrong: "Dieser Code ist falsch oder abgelaufen",
    },
    challenge: {
      expired: "Das hat zu lange gedauert. Beginnen Sie noch einmal.",
    },
    account: {
      frozen: "Dieses Konto ist gesperrt: %{reason}",
      disabled: "Dieses Konto kann sich nicht anmelden",
    },
    password: {
      mustChange: "Legen Sie zuerst ein eigenes Passwort fest",
      wrong: "Das aktuelle Passwort ist falsch",
      unchanged: "Das neue Passwort muss sich vom alten unterscheiden",
    },
    twoStep: {
      mustSetUp: "Richten Sie zuerst die Zwei-Faktor-Anmeldung ein",
      wrong:
        "Das ist weder der Code Ihrer Authenticator-App noch ein unbenutzter Wiederherstellungscode",
      codeUsed: "Dieser Code wurde schon benutzt. Warten Sie auf den nächsten.",
      alreadyOn: "Die Zwei-Faktor-Anmeldung ist bereits eingeschaltet",
      off: "Die Zwei-Faktor-Anmeldung ist ausgeschaltet",
    },
    role: {
      notHeld: "Sie haben diese Rolle nicht, oder sie ist inaktiv",
    },
    thirdParty: {
      failed:
        "Der andere Dienst konnte Sie nicht bestätigen. Versuchen Sie es noch einmal oder melden Sie sich anders an.",
      off: "Diese Anmeldung gibt es hier nicht. Melden Sie sich anders an.",
    },
    preferences: {
      tooLarge: "Zu viele Einstellungen zum Speichern",
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
    clean: "Alte Einträge löschen",
  },
  permissionName: "%{section} › %{screen}: %{operation}",
  person: {
    username: "Benutzername",
    email: "E-Mail",
    phone: "Telefon",
    code: "Code",
    captcha: "Bestätigung",
    cToken: "Bestätigung",
    sendType: "Zweck",
    password: "Passwort",
    confirmPassword: "Passwort wiederholen",
    twoStepCode: "Code der Authenticator-App",
    oldPassword: "Aktuelles Passwort",
    inviteCode: "Einladungscode",
    ticket: "Ticket",
    token: "Einladung",
    realname: "Name",
    nickname: "Spitzname",
    avatar: "Foto",
    changes: "Änderungen",
    id: "ID",
  },
  transfer: {
    interrupted: "Der Server wurde beendet, bevor der Import fertig war",
    at: "Zeit",
    addTime: "Angelegt",
    updTime: "Zuletzt geändert",
    group: "Zeilen eines Datensatzes",
    onlyUpdates: "„%{label}“ gibt es nicht. Diese Datei ändert nur vorhandene Datensätze.",
    notes: {
      rounded:
        "%{count} Wert von %{field} wurde gerundet: %{from} → %{to} in Zeile %{row}. |||| %{count} Werte von %{field} wurden gerundet, zum Beispiel %{from} → %{to} in Zeile %{row}.",
      numberAmbiguous:
        "%{count} Zahl in %{field} ist mehrdeutig: „%{from}“ in Zeile %{row} wird als %{to} gelesen. Wählen Sie das Dezimaltrennzeichen, wenn das falsch ist. |||| %{count} Zahlen in %{field} sind mehrdeutig: „%{from}“ in Zeile %{row} wird zum Beispiel als %{to} gelesen. Wählen Sie das Dezimaltrennzeichen, wenn das falsch ist.",
      currencyIgnored:
        "%{count} Betrag in %{field} hat eine andere Währung (%{currency}) und gilt ohne Umrechnung als %{own}. |||| %{count} Beträge in %{field} haben eine andere Währung (%{currency}) und gelten ohne Umrechnung als %{own}.",
      nameReplaced:
        "%{field}: „%{label}“ wurde nicht gefunden. %{count} Datensatz erhält den Wert, der für die Datei gewählt ist. |||| %{field}: „%{label}“ und andere wurden nicht gefunden. %{count} Datensätze erhalten den Wert, der für die Datei gewählt ist.",
      nameLeftOut:
        "%{field}: „%{label}“ wurde nicht gefunden und bleibt bei %{count} Datensatz leer. |||| %{field}: „%{label}“ und andere wurden nicht gefunden und bleiben bei %{count} Datensätzen leer.",
      otherTenant:
        "Diese Datei wurde aus einem anderen Konto exportiert, daher gelten ihre IDs nicht: %{count} Datensatz wird neu angelegt, wenn Sie ihn nicht schon importiert haben. |||| Diese Datei wurde aus einem anderen Konto exportiert, daher gelten ihre IDs nicht: %{count} Datensätze werden neu angelegt, wenn Sie sie nicht schon importiert haben.",
      languagesFilled:
        "%{field}: %{count} Datensatz übernimmt den vorhandenen Text für fehlende Sprachen. |||| %{field}: %{count} Datensätze übernehmen den vorhandenen Text für fehlende Sprachen.",
      childrenKept:
        "%{field}: %{count}, der nicht in der Datei steht, bleibt erhalten. |||| %{field}: %{count}, die nicht in der Datei stehen, bleiben erhalten.",
      childrenRemoved:
        "%{field}: %{count}, der nicht in der Datei steht, wird entfernt. |||| %{field}: %{count}, die nicht in der Datei stehen, werden entfernt.",
    },
    remarks: {
      row: "Zeile",
      kind: "Art",
      message: "Meldung",
      error: "Fehler",
      remark: "Hinweis",
    },
    pictures: {
      redirects: "Diese Adresse leitet zu oft weiter",
      address: "Das ist keine gültige Adresse eines Bildes",
      private: "Diese Adresse liegt nicht im öffentlichen Internet",
      unavailable: "Der andere Server ist nicht verfügbar",
      missing: "Unter dieser Adresse gibt es nichts",
      tooLarge: "Das Bild ist größer als 10 MB",
      unreachable: "Der andere Server ist nicht erreichbar",
      slow: "Der andere Server hat zu lange nicht geantwortet",
      noPicture: "Die Datei unter dieser Adresse ist kein Bild",
      refused: "Der Datensatz lässt sich mit diesem Bild nicht speichern",
      unreadable: "Das Bild konnte nicht gespeichert werden",
    },
  },
};
