/** Messages of the sign-in history, which shops and the platform share. */
export const loginMessages = {
  name: "Sign-in history |||| Sign-in history",
  fields: {
    username: "Username",
    event: "Event",
    ok: "Result",
    way: "Method",
    reason: "Reason",
    ip: "IP address",
    agent: "Browser",
    memberId: "Account ID",
  },
  choices: {
    event: {
      signIn: "Signed in",
      signOut: "Signed out",
      register: "Registered",
      roleChanged: "Switched role",
      passwordChanged: "Password changed",
      payPasswordChanged: "Payment password changed",
      passwordRecovered: "Password reset by email",
      emailChanged: "Email changed",
      phoneChanged: "Phone changed",
      twoStepOn: "Two-step authentication turned on",
      twoStepOff: "Two-step authentication turned off",
      sessionEnded: "Session ended",
      twoStepReset: "Two-step authentication reset",
      forcedOut: "Signed out by an administrator",
      frozen: "Account frozen",
      disabled: "Account deactivated",
    },
    way: {
      password: "Password",
      phoneCode: "Text message code",
      register: "Registration",
      thirdParty: "Third-party sign-in",
    },
  },
  screen: {
    results: { ok: "Succeeded", failed: "Failed" },
    failures: {
      loginFailed: "Incorrect username or password",
      accountFrozen: "Account frozen",
      accountDisabled: "Account deactivated",
      codeWrong: "Incorrect or expired code",
      twoStepWrong: "Incorrect two-step code",
      twoStepCodeUsed: "Two-step code already used",
      challengeExpired: "Two-step authentication timed out",
      fault: "Server error",
    },
  },
  inputs: { clean: { days: "Older than (days)" } },
  groups: { main: "Entry" },
  empty: "Sign-ins, sign-outs and failed attempts will appear here.",
};

/** Messages of the activity log, which shops and the platform share. */
export const activityMessages = {
  screen: {
    /** What a member did, after the member's name. */
    did: {
      create: "created %{what}",
      edit: "edited %{what}",
      delete: "deleted %{what}",
      restore: "restored %{what}",
      purge: "permanently deleted %{what}",
      import: "imported %{what}",
      export: "exported %{what}",
    },
  },
  fields: {
    operation: "Activity",
    resource: "Section",
    recordId: "Record ID",
    label: "Item",
    memberName: "User",
    ip: "IP address",
  },
  choices: {
    operation: {
      create: "Created",
      edit: "Edited",
      delete: "Deleted",
      restore: "Restored",
      purge: "Permanently deleted",
      action: "Action",
      import: "Imported",
      export: "Exported",
      signIn: "Signed in",
      signOut: "Signed out",
    },
  },
  groups: { main: "Entry" },
  inputs: { clean: { days: "Older than (days)" } },
};
