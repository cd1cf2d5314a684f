import type { SessionRoutes } from "../../framework/server/session/sendSessionCookies.ts";

/** The calls that open and end sessions of members. */
export const sessionRoutes: SessionRoutes = {
  opening: [
    "/api/common/login",
    "/api/common/loginByPhone",
    "/api/common/loginTwoStep",
    "/api/common/loginByTicket",
    "/api/common/register",
    "/api/common/registerByPhone",
    "/api/member/setPassword",
  ],
  closing: "/api/common/logout",
};
