// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type AuthProvider, CoreAdminContext } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../framework/admin/provider.ts";
import { envelope } from "../connection.ts";
import { i18nProvider, loadLanguage } from "../language.ts";
import { Login } from "./Login.tsx";

// Workers exist in browsers only.
vi.mock("./solveInWorker.ts", () => ({ solveInWorker: () => Promise.resolve("proof") }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
type Answers = Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => unknown>>;

/** Renders the login page with a server that returns these answers; records the calls. */
async function open(answers: Answers = {}, { path = "/login", health = {} as object } = {}) {
  await loadLanguage("en");
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ status: "ok", ...health }))),
  );
  const calls: [string, unknown][] = [];
  const defaults: Answers = {
    "/common/captcha": () => ({ cToken: "c1", challenge: { salt: "s" } }),
    "/common/thirdParty": () => [],
  };
  const answer = (url: string, body: Readonly<Record<string, unknown>> = {}) => {
    calls.push([url, body]);
    const t = { ...defaults, ...answers }[url];
    return t
      ? Promise.resolve().then(() => t(body))
      : Promise.reject(new Error(`no answer to ${url}`));
  };
  vi.spyOn(envelope, "get").mockImplementation((url) => answer(url) as Promise<never>);
  vi.spyOn(envelope, "post").mockImplementation((url, body) => answer(url, body) as Promise<never>);
  const login = vi.fn((_params: { token: string }) => Promise.resolve());
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
          <CoreAdminContext
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={new QueryClient()}
          >
            <Login />
          </CoreAdminContext>
        ),
      },
      { path: "*", element: <p>inside</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { router, login, calls, user: userEvent.setup() };
}
const domainError = (fields: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(fields);
};

describe("signing in", () => {
  it("trims the name, adopts the token and returns to the requested page", async () => {
    const { router, login, calls, user } = await open(
      { "/common/login": () => ({ token: "t" }) },
      { path: "/login?redirect=/stock/supplier%3Fpage%3D2" },
    );
    await user.type(screen.getByLabelText("Username or email"), " harbour ");
    await user.type(screen.getByLabelText("Password"), "secret{enter}");
    await screen.findByText("inside");
    expect(calls).toContainEqual(["/common/login", { username: "harbour", password: "secret" }]);
    expect(login.mock.calls[0]?.[0]).toEqual({ token: "t" });
    expect(router.state.location).toMatchObject({ pathname: "/stock/supplier", search: "?page=2" });
  });
  it("reports missing input, and server errors; the input stays", async () => {
    const { user } = await open({
      "/common/login": domainError({ code: 422, message: "Wrong name or password" }),
    });
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByText("Enter your username or email")).toBeTruthy();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    await user.type(screen.getByLabelText("Username or email"), "harbour");
    await user.type(screen.getByLabelText("Password"), "wrong{enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("Wrong name or password");
    expect(screen.getByLabelText("Username or email")).toHaveProperty("value", "harbour");
  });
  it("requires the second step where the account has one", async () => {
    const { login, calls, user } = await open({
      "/common/login": () => ({ ticket: "k" }),
      "/common/loginTwoStep": () => ({ token: "t2" }),
    });
    await user.type(screen.getByLabelText("Username or email"), "harbour");
    await user.type(screen.getByLabelText("Password"), "secret{enter}");
    await user.type(await screen.findByLabelText("Authentication code"), "123456{enter}");
    await screen.findByText("inside");
    expect(calls).toContainEqual(["/common/loginTwoStep", { ticket: "k", code: "123456" }]);
    expect(login.mock.calls[0]?.[0]).toEqual({ token: "t2" });
  });
  it("names the demo's logins, and only the demo's", async () => {
    const { user } = await open(
      {},
      { health: { demo: true, logins: ["harbour"], password: "demo-pass" } },
    );
    await user.click(await screen.findByText("Owner of Harbour Pantry"));
    await waitFor(() =>
      expect(screen.getByLabelText("Password")).toHaveProperty("value", "demo-pass"),
    );
    cleanup();
    await open({}, { health: { demo: false, logins: ["harbour"], password: "demo-pass" } });
    expect(screen.queryByText("Owner of Harbour Pantry")).toBeNull();
  });
});

describe("registering", () => {
  it("sends a code with a proof of work, then waits, and signs in", async () => {
    const { calls, user } = await open(
      { "/common/sendCode": () => ({ wait: 60 }), "/common/register": () => ({ token: "t" }) },
      { path: "/login?view=register" },
    );
    await user.type(screen.getByLabelText("Username"), "orchard");
    const sendCode = screen.getByRole("button", { name: "Send code" });
    await user.click(sendCode);
    expect(screen.getByRole("alert").textContent).toBe("Enter your email first");
    await user.type(screen.getByLabelText("Email"), "me@orchard.example");
    await user.click(sendCode);
    expect(await screen.findByText(/me@orchard.example/)).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: /Resend in \d+ s/ }).disabled,
    ).toBe(true);
    await user.type(screen.getByLabelText("Code"), "123456");
    await user.type(screen.getByLabelText("Password"), "long enough");
    await user.type(screen.getByLabelText("Confirm password"), "long enough");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByText("inside");
    expect(calls).toContainEqual([
      "/common/sendCode",
      { email: "me@orchard.example", sendType: "register", cToken: "c1", captcha: "proof" },
    ]);
    expect(calls).toContainEqual([
      "/common/register",
      {
        username: "orchard",
        email: "me@orchard.example",
        code: "123456",
        password: "long enough",
        confirmPassword: "long enough",
      },
    ]);
  });
  it("reports errors of the passwords before anything is sent, and shows server errors at their fields", async () => {
    const { calls, user } = await open(
      {
        "/common/register": domainError({
          code: 400,
          message: "Invalid",
          errors: { username: "Already used" },
        }),
      },
      { path: "/login?view=register" },
    );
    for (const [label, text] of [
      ["Username", "harbour"],
      ["Email", "a@b.example"],
      ["Code", "1"],
      ["Password", "short"],
      ["Confirm password", "other"],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    const isInvalid = () => screen.getByLabelText("Password").getAttribute("aria-invalid");
    // The rule is there before it is broken.
    expect(screen.getByText("At least 8 characters")).toBeTruthy();
    expect(isInvalid()).toBe("false");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(screen.getByText("At least 8 characters")).toBeTruthy();
    expect(isInvalid()).toBe("true");
    expect(screen.getByText("The passwords don't match")).toBeTruthy();
    expect(calls.some(([url]) => url === "/common/register")).toBe(false);
    await user.type(screen.getByLabelText("Password"), " is long");
    await user.clear(screen.getByLabelText("Confirm password"));
    await user.type(screen.getByLabelText("Confirm password"), "short is long");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText("Already used")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  });
});

it("a recovered password redirects to the login, with a message", async () => {
  const { user } = await open(
    { "/common/forgetPassword": () => null },
    { path: "/login?view=recover&redirect=/info" },
  );
  for (const [label, text] of [
    ["Email", "a@b.example"],
    ["Code", "123456"],
    ["New password", "long enough"],
    ["Confirm new password", "long enough"],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect(await screen.findByText("Your password has been set. Sign in with it now.")).toBeTruthy();
});
