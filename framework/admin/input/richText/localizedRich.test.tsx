// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { defineResource, localized, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { createStubProvider, renderScreen } from "../../form/renderScreen.tsx";

const leaflets = defineResource("leaflets", {
  api: "test/leaflet",
  route: "/leaflet",
  access: "test:leaflet",
  owner: tenantKind,
  fields: { name: text(), detail: localized({ rich: true, languages: ["en", "zhCN"] }) },
  list: { columns: ["name"] },
});
const record = {
  id: 1,
  version: 1,
  name: "Pear",
  detail: { en: "<p>Fresh <b>figs</b></p>", zhCN: null },
};
afterEach(cleanup);

test("rich text in several languages has an editor for each, and leaves the others unchanged", async () => {
  // React warns of elements without a key.
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    update: vi.fn(async (_, { data }) => ({ data: { ...record, ...data } })),
  });
  renderScreen({ resources: [leaflets], provider, at: "/leaflet/show/1" });
  const user = userEvent.setup();
  const editor = (language: RegExp) => screen.findByRole("textbox", { name: language });
  const english = await editor(/detail.*\(English/i);
  expect(english.textContent).toBe("Fresh figs");
  expect(english.lang).toBe("en");
  const chinese = await editor(/detail.*\(Simplified/i);
  expect(chinese.lang).toBe("zh-CN");
  expect(chinese.textContent).toBe("");
  await user.click(chinese);
  await user.paste("新鲜");
  await waitFor(() => expect(chinese.textContent).toBe("新鲜"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(vi.mocked(provider.update).mock.lastCall?.[1].data.detail).toEqual({
      en: record.detail.en,
      zhCN: "<p>新鲜</p>",
    }),
  );
  expect(error.mock.calls).toEqual([]);
});
