// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { roles } from "../../resources/organisation/index.ts";
import { loadLanguage } from "../language.ts";
import { Forbidden } from "./Forbidden.tsx";
import { clerk, renderPage } from "./renderPage.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

describe("a page that one may not see", () => {
  it("names the right as the role editor does", () => {
    renderPage(<Forbidden attempted={{ resource: roles, operation: "view" }} />, clerk([]));
    expect(screen.getByText("Missing permission: Team › Roles (org:role)")).toBeTruthy();
    cleanup();
    renderPage(
      <Forbidden attempted={{ resource: roles, operation: "create" }} />,
      clerk(["org:role"]),
    );
    expect(
      screen.getByText("Missing permission: Team › Roles › Create (org:role:create)"),
    ).toBeTruthy();
  });
  it("requests no right that no role of this realm can have", () => {
    renderPage(
      <Forbidden attempted={{ resource: roles, operation: "view" }} />,
      clerk([], "platform"),
    );
    expect(screen.getByText(/is for shops/)).toBeTruthy();
    expect(screen.queryByText(/Missing permission/)).toBeNull();
  });
});
