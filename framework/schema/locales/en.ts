/** Messages shared by server and browser. */
export const en = {
  /** Texts between a name and its value, items of a list, and sentences. */
  punctuation: { colon: ": ", comma: ", ", stop: ".", space: " " },
  validation: {
    required: "Enter the %{field}",
    requiredChoice: "Choose the %{field}",
    requiredFile: "Add the %{field}",
    requiredSome: "%{field}: choose at least one",
    unknownField: "There's no field called %{field}",
    type: {
      text: "%{field} must be text",
      integer: "%{field} must be a whole number",
      number: "%{field} must be a number",
      boolean: "%{field} must be yes or no",
      date: "%{field} must be a date, like 2026-01-31",
      dateTime: "%{field} must be a date and time, like 2026-01-31T10:00:00Z",
      email: "%{field}: enter an email address like name@example.com",
      phone: "%{field}: enter a phone number like +61 412 345 678",
      url: "%{field}: enter a web address like https://example.com",
      choice: "%{field} must be one of its options. /api/docs lists them.",
      reference: "%{field} must be the ID of a record",
      object: "%{field} must be an object",
      list: "%{field} must be a list",
      dateRange: "%{field} must have a start date and an end date",
      point: "%{field} must have a latitude and a longitude",
      file: "%{field} must be the address of an uploaded file",
      localized: "%{field} must have a text for each language",
      json: "%{field} isn't in the right format",
    },
    min: "%{field} must be at least %{min}",
    max: "%{field} must be at most %{max}",
    minLength:
      "%{field} must be at least %{min} character |||| %{field} must be at least %{min} characters",
    maxLength:
      "%{field} can be at most %{max} character |||| %{field} can be at most %{max} characters",
    minItems: "%{field}: add at least %{min} entry |||| %{field}: add at least %{min} entries",
    maxItems:
      "%{field} can have at most %{max} entry |||| %{field} can have at most %{max} entries",
    decimals:
      "%{field} can have at most %{decimals} decimal place |||| %{field} can have at most %{decimals} decimal places",
    money:
      "%{field} must be an amount with at most %{decimals} decimal place |||| %{field} must be an amount with at most %{decimals} decimal places",
    wholeMoney: "%{field} must be an amount without decimals",
    range: "%{field} can't end before it starts",
    pattern: "%{field} isn't in the right format",
    patternLike: "Enter the %{field} in the format %{example}",
    unique: "%{field} is already in use",
    readOnly: "%{field} can't be changed",
    createOnly: "%{field} can't be changed after it has been created",
    notApplicable: "%{field} doesn't apply here",
    keyTwice: "%{field} is the same as in row %{row}, and records are matched by it",
    contradicts: "%{field} doesn't match row %{other}",
    referenceMissing: "%{field} wasn't found",
    nameNotFound: "No %{resource} called “%{label}”",
    idNotFound: "No %{resource} with the ID %{label}",
    passwordTooShort:
      "The password must be at least %{min} character |||| The password must be at least %{min} characters",
    passwordCommon:
      "This is one of the most common passwords and easy to guess. Use a few unrelated words.",
    passwordSimple:
      "This password repeats too few characters. Use at least four different ones, or better, a few unrelated words.",
    passwordName:
      "This password is too close to your own name. Use a few words that aren't related to you.",
    passwordsDiffer: "The passwords don't match",
    languageMissing: "%{field} is missing in %{language}",
    cycle: "%{field} can't be inside itself",
    parentSelf: "A record can't be inside itself",
    tooDeep: "There can be at most %{max} level |||| There can be at most %{max} levels",
    nestedTooDeep:
      "This text has more than %{max} level of elements inside each other. Paste it as plain text. |||| This text has more than %{max} levels of elements inside each other. Paste it as plain text.",
    username:
      "A username must be 3 to 60 characters, include at least one character that isn't a digit, and have no spaces, colons or @",
    invalidJson: "The request isn't valid JSON",
    malformedBody: "The request isn't in the right format",
    malformedUrl: "The address of the request isn't in the right format",
    noChange: "Choose at least one field to change",
    pageInvalid: "The page must be a whole number from 1",
    pageSizeInvalid: "A page can have 1 to 1,000 rows",
    sortInvalid: "The list can't be sorted by %{field}",
    filterInvalid: "%{field} has a value that can't be used as a filter",
    filterTooLong:
      "The filter %{field} can list at most %{max} value |||| The filter %{field} can list at most %{max} values",
    filterUnknown: "There's no filter called %{field}",
    versionInvalid:
      "%{field} must be a whole number from 1: the version that the record had when you read it",
    oneOf: "%{field} must be one of: %{choices}",
    mappingEmpty: "Map at least one column to a field",
    mappingTwice: "Only one column can be mapped to %{column}",
    fileNotOperator: "%{field} must be a file uploaded by an administrator",
    fileForeign: "%{field} must be one of your own files",
    searchUnknown: "This list can't be searched",
    idInvalid: "That isn't a valid record ID",
    idsMissing: "Select at least one record",
    tooManyIds:
      "Select at most %{max} record at a time |||| Select at most %{max} records at a time",
    bodyTooLarge: "The request is too large",
    forbiddenField: "You don't have permission to change %{field}",
    unsupportedMediaType: "The request must be JSON or a form",
  },
  errors: {
    input: {
      invalid: "Some values aren't valid. Check the fields that are marked.",
    },
    route: {
      notFound: "This address doesn't exist",
      createMissing:
        "New %{resource} can't be added with this call. /api/docs lists the calls that exist.",
      editMissing:
        "Existing %{resource} can't be changed with this call. /api/docs lists the calls that exist.",
      callMissing: "There's no call %{call} for %{resource}. /api/docs lists the calls that exist.",
    },
    session: {
      required: "You have been signed out. Sign in again.",
      notSignedIn: "Sign in to do this",
      csrfMismatch:
        "This call doesn't come from a page of this site. Reload the page and try again.",
      notFresh:
        "Sign in again to do this. Because your account has no password, you need to have signed in within the last %{minutes} minute. |||| Sign in again to do this. Because your account has no password, you need to have signed in within the last %{minutes} minutes.",
    },
    permission: {
      required: "You need the permission “%{permission}”",
      tenantAccount:
        "This isn't available to administrators. Sign in with an account of your own organization.",
      operatorAccount:
        "This is only available to administrators. Sign in with an administrator account.",
    },
    record: {
      notFound: "This item doesn't exist or was deleted",
      stale:
        "Someone else changed this record in the meantime. Reload it and make your change again.",
      valueChanged:
        "%{field} has changed to %{value} since you opened it. Check your number and save again.",
      notRevertible:
        "This change can't be undone any more. Open the record and change it back there.",
      conflict:
        "A value must be unique, or refers to a record that no longer exists. Reload the page, check the values and save again.",
      forbidden: "You don't have permission to change this record",
      referenced: "Still used by %{count} %{resource}",
      inUse: "This can't be deleted because other records use it",
      notDeletable: "This record can't be deleted in its current state",
      hasChildren: "Remove the items inside it first",
      parentInTrash: "Restore its parent first",
      statusNotAllowed: "“%{action}” isn't available while the status is “%{state}”",
      conditionNotMet:
        "“%{action}” isn't available for this record while the status is “%{state}”. Reload the page to see what has changed.",
    },
    bulk: {
      allRejected:
        "%{count} record wasn't changed. %{message} |||| None of the %{count} records were changed. First: %{message}",
    },
    conflict: {
      retry: "Someone else is working on this right now. Try again.",
    },
    database: {
      unavailable:
        "The service is temporarily unavailable. Try again in %{seconds} second. |||| The service is temporarily unavailable. Try again in %{seconds} seconds.",
    },
    server: {
      overloaded:
        "There are too many requests right now. Try again in %{seconds} second. |||| There are too many requests right now. Try again in %{seconds} seconds.",
      internalError: "Something went wrong. Reference: %{reference}",
      notReady: "The server isn't ready",
    },
    query: {
      timeout: "This request took too long. Narrow the filters, or try again later.",
    },
    storage: {
      unwritable:
        "The file couldn't be saved because the storage can't be written to. Try again later.",
      quotaExceeded:
        "The storage is full: all %{quota} MB are in use. Remove files you no longer need.",
    },
    upload: {
      missing: "There's no file in the upload. Choose a file and try again.",
      typeUnsupported: "The file must be a JPG, PNG or MP4",
      tooLarge: "The file can be at most %{size} MB",
      interrupted: "The upload was interrupted. Upload the file again.",
    },
    export: {
      empty: "No rows match the filters. Change or clear them, then export again.",
      running: "An export is already running. Try again when it has finished.",
      tooManyRows:
        "An Excel file of this list can have at most %{max} rows. Export the rows as CSV, or narrow the filters.",
      textTooLong:
        "A cell of an Excel file can have at most %{max} characters, and these rows have a longer text. Export them as CSV, or narrow the filters.",
      tooLarge:
        "The rows have too much text for an Excel file. Export them as CSV, or narrow the filters.",
    },
    import: {
      running: "This import is already running. Wait until it finishes.",
      serverStopping: "The server is restarting. Start the import again in a minute.",
      notFound: "This import no longer exists",
      rowChanged: "It was changed after the import",
      nothingToUndo: "There's nothing left to undo in this import",
      queueFull: "Several files are being read right now. Try again in a few seconds.",
      formatUnknown:
        "The file's columns aren't those of the program you chose. Choose another program, or match the columns yourself.",
      keyInvalid: "%{field} can't be used to match rows. Choose a column of the file.",
      foreignIds:
        "The column “%{column}” isn't from one of your own exports, so its IDs don't match your records",
      unreadable: "The file isn't a CSV or XLSX file that can be read",
      empty: "The file has a header but no rows. Add at least one row below it.",
      headerMissing: "The file has no header row",
      quoteUnclosed: "A quotation mark opened in line %{line} of the file is never closed",
      tooManyColumns:
        "A file can have at most %{max} column |||| A file can have at most %{max} columns",
      tooManyRows: "A file can have at most %{max} row |||| A file can have at most %{max} rows",
      tooLarge: "The file is too large when unpacked",
    },
    member: {
      rateLimited:
        "Too many requests. Try again in %{seconds} second. |||| Too many requests. Try again in %{seconds} seconds.",
    },
    login: {
      rateLimited:
        "Too many attempts. Try again in %{seconds} second. |||| Too many attempts. Try again in %{seconds} seconds.",
      failed: "Incorrect username or password",
    },
    captcha: {
      wrong: "We couldn't verify this request. Please try again.",
    },
    code: {
      wrong: "This code is incorrect or has expired",
    },
    challenge: {
      expired: "This took too long. Please start again.",
    },
    account: {
      frozen: "This account is frozen: %{reason}",
      disabled: "This account can't sign in",
    },
    password: {
      mustChange: "Set your own password first",
      wrong: "The current password is incorrect",
      unchanged: "The new password must be different from the old one",
    },
    twoStep: {
      mustSetUp: "Set up two-step authentication first",
      wrong: "This isn't the code from your authenticator app or an unused recovery code",
      codeUsed: "This code has already been used. Wait for the next one.",
      alreadyOn: "Two-step authentication is already on",
      off: "Two-step authentication is off",
    },
    role: {
      notHeld: "You don't have this role, or it's inactive",
    },
    thirdParty: {
      failed: "The other service couldn't confirm who you are. Try again, or sign in another way.",
      off: "This sign-in method isn't available here. Sign in another way.",
    },
    preferences: {
      tooLarge: "Too many preferences to save",
    },
    network: {
      unreachable: "Can't reach the server",
      timeout: "The server took too long to respond",
    },
  },
  /** Labels of a screen's permissions other than its own actions. */
  operations: {
    view: "View",
    create: "Create",
    edit: "Edit",
    delete: "Delete",
    import: "Import",
    export: "Export",
    clean: "Delete old entries",
  },
  permissionName: "%{section} › %{screen}: %{operation}",
  person: {
    username: "Username",
    email: "Email",
    phone: "Phone",
    code: "Code",
    captcha: "Verification",
    cToken: "Verification",
    sendType: "Purpose",
    password: "Password",
    confirmPassword: "Confirm password",
    twoStepCode: "Authentication code",
    oldPassword: "Current password",
    inviteCode: "Invitation code",
    ticket: "Ticket",
    token: "Invitation",
    realname: "Name",
    nickname: "Nickname",
    avatar: "Photo",
    changes: "Changes",
    id: "ID",
  },
  transfer: {
    interrupted: "The server stopped before the import finished",
    at: "Time",
    addTime: "Created",
    updTime: "Last updated",
    group: "Rows of one record",
    onlyUpdates: "“%{label}” wasn't found. This file only updates existing records.",
    notes: {
      rounded:
        "%{count} value of %{field} was rounded: %{from} → %{to} in row %{row}. |||| %{count} values of %{field} were rounded, for example %{from} → %{to} in row %{row}.",
      numberAmbiguous:
        "%{count} number in %{field} is ambiguous: “%{from}” in row %{row} is read as %{to}. Choose the decimal separator if that's wrong. |||| %{count} numbers in %{field} are ambiguous: for example, “%{from}” in row %{row} is read as %{to}. Choose the decimal separator if that's wrong.",
      currencyIgnored:
        "%{count} amount in %{field} is in another currency (%{currency}) and will be treated as %{own} without conversion. |||| %{count} amounts in %{field} are in another currency (%{currency}) and will be treated as %{own} without conversion.",
      nameReplaced:
        "%{field}: “%{label}” wasn't found. The value chosen for the file is used for %{count} record. |||| %{field}: “%{label}” and others weren't found. The value chosen for the file is used for %{count} records.",
      nameLeftOut:
        "%{field}: “%{label}” wasn't found and is left blank for %{count} record. |||| %{field}: “%{label}” and others weren't found and are left blank for %{count} records.",
      otherTenant:
        "This file was exported from another account, so its IDs aren't used: %{count} record will be added as new, unless you've imported it before. |||| This file was exported from another account, so its IDs aren't used: %{count} records will be added as new, unless you've imported them before.",
      languagesFilled:
        "%{field}: %{count} record uses the existing text for missing languages. |||| %{field}: %{count} records use the existing text for missing languages.",
      childrenKept:
        "%{field}: %{count} that isn't in the file is kept. |||| %{field}: %{count} that aren't in the file are kept.",
      childrenRemoved:
        "%{field}: %{count} that isn't in the file will be removed. |||| %{field}: %{count} that aren't in the file will be removed.",
    },
    remarks: { row: "Row", kind: "Type", message: "Message", error: "Error", remark: "Note" },
    pictures: {
      redirects: "This address redirects too many times",
      address: "This isn't a valid image address",
      private: "This address isn't on the public internet",
      unavailable: "The other server isn't available",
      missing: "There's nothing at this address",
      tooLarge: "The image is larger than 10 MB",
      unreachable: "The other server can't be reached",
      slow: "The other server took too long to respond",
      noPicture: "The file at this address isn't an image",
      refused: "The record can't be saved with this image",
      unreadable: "The image couldn't be saved",
    },
  },
};
/** The same keys in another language. */
export type SchemaMessages = typeof en;
