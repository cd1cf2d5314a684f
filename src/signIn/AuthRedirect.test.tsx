// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { CoreAdminContext } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../framework/admin/provider.ts";
import { listLocales } from "../../framework/schema/index.ts";
import { envelope } from "../connection.ts";
import { i18nProvider, loadLanguage } from "../language.ts";
import { AuthRedirect } from "./AuthRedirect.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
function open(search: string) {
  const page = (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={new QueryClient()}>
      <AuthRedirect />
    </CoreAdminContext>
  );
  const routes = [
    { path: "/auth-redirect", element: page },
    { path: "*", element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/auth-redirect${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

describe("coming back from a third party", () => {
  it.each(listLocales())(
    "shows in %s what went wrong, and links to the sign-in",
    async (locale) => {
      await loadLanguage(locale);
      for (const code of ["thirdParty.failed", "thirdParty.off", "<b>what nobody knows</b>"]) {
        open(`?error=${encodeURIComponent(code)}`);
        const text = screen.getByRole("alert").textContent ?? "";
        expect(text).toMatch(locale === "en" ? /sign in another way/i : /\p{Script=Han}{6}/u);
        expect(text).not.toContain(code);
        expect(screen.getByRole("link").getAttribute("href")).toBe("/login");
        cleanup();
      }
    },
  );
  it("redirects an unknown user to the register form, with the ticket", async () => {
    vi.spyOn(envelope, "post").mockResolvedValue({ register: "t1" });
    const router = open("?ticket=x");
    await screen.findByText("elsewhere");
    expect(router.state.location).toMatchObject({
      pathname: "/login",
      search: "?view=register&ticket=t1",
    });
  });
  it("shows why a ticket is refused", async () => {
    vi.spyOn(envelope, "post").mockRejectedValue(new ApiError({ code: 422, message: "Too late" }));
    open("?ticket=x");
    expect((await screen.findByRole("alert")).textContent).toBe("Too late");
  });
});
