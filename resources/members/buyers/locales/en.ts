import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyers } from "../buyers.ts";

const messages: ResourceMessages<typeof buyers> = {
  name: "Customer |||| Customers",
  fields: {
    nickname: "Name",
    avatar: "Photo",
    email: "Email",
    phone: "Phone",
    gender: "Gender",
    birthday: "Birthday",
    inviteCode: "Invitation code",
    invitedBy: "Invited by",
    inviteCount: "Invited customers",
    level: "Level",
    status: "Status",
    freezeReason: "Reason for freeze",
    lastLoginTime: "Last sign-in",
    points: "Points",
    pointsHeld: "Points held by unpaid orders",
    pointsValue: "Value of points",
    pointsEarned: "Points earned",
    pointsOwed: "Points still to take back",
    orderCount: "Orders",
    spent: "Spent",
  },
  choices: {
    gender: { female: "Female", male: "Male", other: "Other" },
    status: { normal: "Active", frozen: "Frozen" },
  },
  actions: {
    forceLogout: "Sign out all devices",
    resetPassword: "Reset password",
    adjustPoints: "Adjust points",
    freeze: "Freeze",
    unfreeze: "Unfreeze",
    showPhone: "Show phone number",
  },
  titles: {
    forceLogout: "Sign out all devices? |||| Sign %{what} out of all devices?",
    resetPassword: "Reset this customer's password?",
    adjustPoints: "Adjust points of this customer?",
    freeze: "Freeze this customer? |||| Freeze %{what}?",
    unfreeze: "Unfreeze this customer? |||| Unfreeze %{what}?",
    showPhone: "Show phone number?",
  },
  questions: {
    forceLogout: "Sign %{nickname} out of all devices?",
    resetPassword: "Reset %{nickname}'s password?",
    showPhone: "Show %{nickname}'s phone number?",
    adjustPoints: "Adjust points of %{nickname}",
    freeze: "Freeze %{nickname}?",
    unfreeze: "Unfreeze %{nickname}?",
  },
  done: {
    forceLogout:
      "Signed out of all devices |||| %{smart_count} customers signed out of all devices",
    resetPassword: "Password reset",
    adjustPoints: "Points adjusted",
    freeze: "Customer frozen |||| %{smart_count} customers frozen",
    unfreeze: "Customer unfrozen |||| %{smart_count} customers unfrozen",
    showPhone: "Phone number shown",
  },
  consequences: {
    forceLogout:
      "The customer will be signed out of every storefront immediately and can sign in again.",
    resetPassword:
      "We'll generate a password and show it to you once. The customer will be signed out of every storefront and notified.",
    adjustPoints:
      "A negative number takes points away. The customer sees the change in their points history.",
    unfreeze: "The customer can sign in and order again immediately.",
    freeze:
      "The customer will be signed out of every storefront immediately and can't sign in, order or pay until you unfreeze them. Paid orders continue.",
    showPhone: "You'll see the full number once. This is recorded in the activity log.",
  },
  inputs: {
    resetPassword: { password: "New password" },
    adjustPoints: { change: "Points", reason: "Reason" },
    freeze: { reason: "Reason" },
    showPhone: { phone: "Phone" },
  },
  groups: { main: "Customer" },
  errors: {
    pointsInsufficient:
      "Only one point is available. |||| Only %{smart_count} points are available.",
    pointsNotAccepted: "Points can't be used for payment at the moment",
    pointsAlreadySignedIn: "You have already checked in today",
    inviteUnknown: "Unknown invitation code",
    loginFailed: "Incorrect email, phone number or password",
    idempotencyKeyRequired:
      "Send an idempotency-key header of 1 to 255 characters, unique to each operation",
    idempotencyKeyReused: "This idempotency-key has already been used for a different request",
  },
  validation: {
    birthday: "Enter a day in the past",
    pointsUnchanged: "Enter a number other than 0",
    oneOf: "Enter an email address or phone number",
  },
  screen: {
    dashboard: {
      new: "New customers",
    },
  },
  empty: "Customers who sign up in a storefront will appear here.",
};
export default messages;
