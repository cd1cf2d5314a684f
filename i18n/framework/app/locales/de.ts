import type { FrameMessages } from "../../../../framework/admin/app/locales/en.ts";

/** German. */
export const appMessages: FrameMessages = {
  signIn: "Anmelden",
  signOut: "Abmelden",
  menu: "Menü",
  language: "Sprache",
  forbidden: "Sie haben keinen Zugriff auf diese Seite",
  notFound: "Diese Seite gibt es nicht",
  unreachable:
    "Der Server ist nicht erreichbar. Laden Sie die Seite neu, um es erneut zu versuchen.",
};
