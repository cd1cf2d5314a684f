// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../form/renderScreen.tsx";
import { listMessages } from "./locales/en.ts";
import { WaysIn } from "./WaysIn.tsx";

const common = {
  access: "test:jars",
  owner: tenantKind,
  fields: { name: text({ required: true }) },
  list: { columns: ["name"] },
} as const;
const jars = defineResource("jars", { ...common, api: "test/jars", route: "/jars" });
const labels = defineResource("labels", {
  ...common,
  api: "test/labels",
  route: "/labels",
  empty: { ways: ["jars"] },
});
afterEach(cleanup);

test("an empty list leads to where its records begin", async () => {
  renderScreen({
    resources: [jars, labels],
    provider: createStubProvider({}),
    children: <WaysIn resource={labels} />,
    sentences: { list: listMessages },
  });
  const way = await screen.findByRole("link", { name: /^Add / });
  expect(way.getAttribute("href")).toContain("/jars/");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
