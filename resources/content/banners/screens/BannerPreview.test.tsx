// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { defineResource, section, text } from "../../../../framework/schema/index.ts";
import Screens from "../BannersScreens.tsx";
import { banners } from "../banners.ts";
import Kind from "../colour/ColourKind.tsx";

const address = "/files/platform/0123456789abcdef0123456789abcdef.png";
const record = { id: 1, version: 1, img: address, imgZhCN: null, imgZhTW: null };
const { background } = banners.fields;
/** The addresses of a banner's images, without their uploads. */
const pictures = defineResource("banners", {
  api: "system/banner",
  route: "/platform/banners",
  access: "platform:banners",
  owner: "platform",
  fields: { img: text(), imgZhCN: text(), imgZhTW: text(), background },
  list: { columns: ["img"] },
  form: [section("pictures", ["img", "imgZhCN", "imgZhTW", "background"]), section("preview", [])],
});
const [, { sections = {} }] = Screens;
afterEach(cleanup);
const open = (at: string, values: object = {}) => {
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: { ...record, background: "#1f2937", ...values } })),
    history: vi.fn(async () => ({ list: [], total: 0 })),
  });
  renderScreen({
    resources: [pictures],
    provider,
    at,
    actor: { ...tenantMember, realm: "platform", tenantId: null },
    screens: { banners: { sections } },
    kinds: Object.fromEntries([Kind]),
  });
};

test("the form shows the banner on both widths, with the colour that is typed", async () => {
  open("/platform/banners/edit/1");
  const [wide, phone, ...others] = await screen.findAllByRole<HTMLImageElement>("img", {
    name: "Img",
  });
  expect([wide?.getAttribute("src"), phone?.getAttribute("src")]).toEqual([address, address]);
  expect(others).toEqual([]);
  expect(wide?.style.backgroundColor).toBe("rgb(31, 41, 55)");
  fireEvent.change(await screen.findByRole("combobox", { name: "Background" }), {
    target: { value: "#ffffff" },
  });
  await vi.waitFor(() => expect(wide?.style.backgroundColor).toBe("rgb(255, 255, 255)"));
});

test("the page shows the image of each language, and says when there is none", async () => {
  open("/platform/banners/show/1", { imgZhCN: address });
  expect(await screen.findAllByRole("img")).toHaveLength(4);
  cleanup();
  open("/platform/banners/show/1", { img: null });
  expect(await screen.findByText("resources.banners.screen.preview.empty")).toBeTruthy();
});
