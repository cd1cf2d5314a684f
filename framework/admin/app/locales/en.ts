/** Messages of the frame around an app's screens, under `framework.app`. */
export const appMessages = {
  signIn: "Sign in",
  signOut: "Sign out",
  menu: "Menu",
  language: "Language",
  forbidden: "You don't have access to this page",
  notFound: "This page doesn't exist",
  unreachable: "The server can't be reached. Reload the page to try again.",
};
export type FrameMessages = typeof appMessages;
