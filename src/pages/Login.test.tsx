// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type AuthProvider, CoreAdminContext } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { i18nProvider, loadLanguage } from "../language.ts";
import { LoginForm } from "./LoginForm.tsx";

afterEach(cleanup);

async function open(login: AuthProvider["login"], health: object = { status: "ok" }) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(health))));
  await loadLanguage("en");
  const authProvider: AuthProvider = {
    login,
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
  };
  const router = createMemoryRouter(
    [
      {
        path: "/login",
        element: (
          <CoreAdminContext authProvider={authProvider} i18nProvider={i18nProvider} queryClient={new QueryClient()}>
            <LoginForm />
          </CoreAdminContext>
        ),
      },
      { path: "*", element: <p>inside</p> },
    ],
    { initialEntries: ["/login?redirect=/stock/supplier%3Fpage%3D2"] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

describe("the login", () => {
  it("returns to the page that was asked for", async () => {
    const login = vi.fn(() => Promise.resolve());
    const { router, user } = await open(login);
    await user.type(screen.getByLabelText("Username"), "harbour");
    await user.type(screen.getByLabelText("Password"), "secret{enter}");
    await screen.findByText("inside");
    expect(login).toHaveBeenCalledWith({ username: "harbour", password: "secret" });
    expect(router.state.location).toMatchObject({ pathname: "/stock/supplier", search: "?page=2" });
  });
  it("asks for what is missing, and says what the server refused", async () => {
    const { user } = await open(() => Promise.reject(new Error("The username or the password is wrong")));
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByText("Please enter your username")).toBeTruthy();
    await user.type(screen.getByLabelText("Username"), "harbour");
    await user.type(screen.getByLabelText("Password"), "wrong{enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("wrong");
  });
  it("shows the password on demand", async () => {
    const { user } = await open(() => Promise.resolve());
    const input = screen.getByLabelText("Password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(input.getAttribute("type")).toBe("text");
  });
  it("names the demo's logins, and only the demo's", async () => {
    const { user } = await open(() => Promise.resolve(), { demo: true, logins: ["harbour"], password: "demo-pass" });
    await user.click(await screen.findByText("harbour"));
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveProperty("value", "demo-pass"));
    cleanup();
    await open(() => Promise.resolve(), { demo: false, logins: ["harbour"], password: "demo-pass" });
    expect(screen.queryByText("harbour")).toBeNull();
  });
});
