import { type LoaderFunctionArgs, redirect } from "react-router";
import {
  forgetSession,
  hasSession,
  isSignedOut,
  type SessionStore,
} from "../../authProvider/index.ts";
import { guard, isOpen, loginPath } from "../guard.ts";
import { storeNotice } from "./notice.ts";
import { SessionUnavailableError } from "./SessionUnavailableError.ts";
import type { Session } from "./session.ts";
import { resetRetries } from "./useRetry.ts";

export interface Entered {
  session: Session | null;
}
const needsShop = ({ actor, shop }: Session) => actor.realm === "shop" && !shop?.name;

/** Root loader that runs before each page: the guard first, then, with a token, the session. */
export const createSessionLoader =
  (session: Pick<SessionStore<Session>, "load" | "clear">) =>
  async ({ request }: Pick<LoaderFunctionArgs, "request">): Promise<Entered> => {
    const { pathname, search } = new URL(request.url);
    const hasToken = hasSession();
    const elsewhere = guard({ pathname, search }, { hasToken });
    if (elsewhere) throw redirect(elsewhere);
    if (!hasToken || isOpen(pathname)) return { session: null };
    const entered = await session.load().catch((error: unknown) => {
      if (!isSignedOut(error)) throw new SessionUnavailableError(error);
      forgetSession();
      session.clear();
      storeNotice(error instanceof Error && error.message ? error.message : "Has Error", "error");
      throw redirect(loginPath(pathname + search));
    });
    resetRetries();
    const onward = guard({ pathname, search }, { hasToken, needsShop: needsShop(entered) });
    if (onward) throw redirect(onward);
    return { session: entered };
  };
