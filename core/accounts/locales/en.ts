/** Messages of accounts, which shops and the platform share. */
export const accountMessages = {
  name: "Staff member |||| Staff",
  fields: {
    username: "Username",
    realname: "Name",
    avatar: "Photo",
    freezeReason: "Reason for freezing",
    main: "Main account",
    roles: "Roles",
    registerTime: "Added",
    registerIp: "Added from IP",
    lastLoginTime: "Last sign-in",
    lastLoginIp: "Last sign-in IP",
  },
  choices: {
    status: { normal: "Active", deactivated: "Deactivated", frozen: "Frozen", closed: "Deleted" },
  },
  consequences: {
    freeze:
      "They'll be signed out immediately and can't sign in until you unfreeze the account. They'll see the reason when they try.",
    disable: "They'll be signed out and can't sign in until you reactivate the account.",
    invite:
      "We'll email them a link to choose their password. It's valid for 7 days, and replaces earlier links.",
    forceLogout: "They'll be signed out on all devices immediately. They can sign in again.",
    resetPassword:
      "We'll generate a temporary password and show it to you once. They'll be signed out on all devices and asked to choose a new password when they next sign in.",
    resetTwoStep:
      "Two-step authentication will be turned off and they'll be signed out on all devices. We'll notify them, and they can't withdraw money for 24 hours.",
    close: "They'll be signed out and can never sign in again. This can't be undone.",
  },
  actions: {
    disable: "Deactivate",
    enable: "Reactivate",
    invite: "Invite",
    forceLogout: "Sign out all devices",
    resetPassword: "Reset password",
    resetTwoStep: "Reset two-step authentication",
    close: "Delete account",
  },
  titles: {
    freeze: "Freeze %{what}?",
    unfreeze: "Unfreeze %{what}?",
    disable: "Deactivate %{what}?",
    enable: "Reactivate %{what}?",
    invite: "Invite %{what}?",
    forceLogout: "Sign %{what} out of all devices?",
    resetPassword: "Reset %{what}'s password?",
    resetTwoStep: "Reset two-step authentication for %{what}?",
    close: "Delete %{what}'s account?",
  },
  done: {
    freeze: "Account frozen |||| %{smart_count} accounts frozen",
    unfreeze: "Account unfrozen |||| %{smart_count} accounts unfrozen",
    disable: "Account deactivated |||| %{smart_count} accounts deactivated",
    enable: "Account reactivated |||| %{smart_count} accounts reactivated",
    invite: "Invitation sent",
    forceLogout: "Signed out of all devices |||| %{smart_count} accounts signed out of all devices",
    resetPassword: "Password reset",
    resetTwoStep: "Two-step authentication reset",
    close: "Account deleted",
  },
  inputs: {
    freeze: { reason: "Reason" },
    invite: { link: "Invitation link" },
    resetPassword: { password: "New password" },
  },
  groups: { main: "Staff member", roles: "Roles" },
  help: {
    username:
      "One word, e.g. mia. The main account's name is added in front, so they'll sign in as harbour:mia. Then invite them, or reset their password and pass it on.",
  },
  empty:
    "Your staff will appear here. Add a staff member, assign roles, then invite them by email.",
};

/** Messages of the errors of accounts, which staff members and administrators share. */
export const accountErrorMessages = {
  twoStepOff: "This account doesn't use two-step authentication",
  twoStepMainAccountOnly: "Only the main account can change this",
  twoStepOwnRequired:
    "Turn on two-step authentication for your own account first, under Your account",
  permissionsExceedOwn:
    "This account has permissions you don't have: %{rights}. Ask someone who has them.",
  rolePermissionsExceedOwn:
    "A staff member with this role has permissions you don't have: %{rights}. Ask someone who has them.",
  isMain: "The main account can only be changed by its owner, under Your account",
  ownAddress: "Change your own email and phone number under Your account",
  emailMissing: "Add their email first, or reset the password and pass it on",
  isOwn: "You can't do this to your own account",
  usernameInvalid: "Usernames are one word without colons; %{prefix} is added in front",
};
