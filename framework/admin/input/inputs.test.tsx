// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  dateTime,
  defineResource,
  image,
  localized,
  reference,
  section,
  text,
} from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { createStubProvider, renderScreen, type StubAnswers } from "../form/renderScreen.tsx";
import { ApiError } from "../provider.ts";

const makers = defineResource("makers", {
  api: "test/maker",
  route: "/maker",
  access: "test:maker",
  owner: tenantKind,
  fields: { name: text({ required: true }) },
  list: { columns: ["name"] },
});
const lines = defineResource("lines", {
  api: "test/sample",
  route: "/sample",
  access: "test:sample",
  owner: tenantKind,
  fields: {
    title: localized({ required: true, languages: ["en", "zhCN"] }),
    maker: reference("makers", { required: true }),
    picture: image(),
    opens: dateTime(),
  },
  list: { columns: ["title"] },
  form: [section("main", ["title", "maker", "picture", "opens"])],
});
const record = {
  id: 1,
  version: 1,
  title: { en: "Pear", zhCN: null },
  maker: 3,
  picture: null,
  opens: "2026-01-31T00:00:00.000Z",
  _labels: { maker: "Third" },
};
const all = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  name: `Maker ${index + 1}`,
}));
const selector = vi.fn(
  async (
    _: string,
    { page = 1, pageSize = 20, q }: { page?: number; pageSize?: number; q?: string },
  ) => all.filter((one) => !q || one.name === q).slice((page - 1) * pageSize, page * pageSize),
);
afterEach(cleanup);

async function edit(answers: StubAnswers = {}) {
  const provider = createStubProvider({
    getOne: vi.fn(async () => ({ data: record })),
    update: vi.fn(async (_, { data }) => ({ data: { ...record, ...data } })),
    selector,
    ...answers,
  });
  renderScreen({ resources: [lines, makers], provider, at: "/sample/show/1" });
  await screen.findByRole("heading", { name: "Pear" });
  const saved = () => vi.mocked(provider.update).mock.lastCall?.[1].data;
  const user = userEvent.setup();
  return {
    user,
    provider,
    saved,
    // As there is no button before something is changed.
    save: () => user.keyboard("{Control>}s{/Control}"),
  };
}

test("a reference shows its name without asking, searches on the server, and saves the id", async () => {
  const { user, saved, save } = await edit();
  const maker = screen.getByRole<HTMLInputElement>("combobox", { name: /Maker/ });
  expect(maker.value).toBe("Third");
  expect(selector).not.toHaveBeenCalled();
  await user.clear(maker);
  await user.type(maker, "Maker 44");
  await user.click(await screen.findByRole("option", { name: "Maker 44" }));
  expect(maker.value).toBe("Maker 44");
  await user.type(screen.getByRole("textbox", { name: "Title (Simplified Chinese)" }), "梨");
  await save();
  await waitFor(() =>
    expect(saved()).toEqual({ id: 1, version: 1, maker: 44, title: { en: "Pear", zhCN: "梨" } }),
  );
});
test("a missing language is counted on the switch, and reported by a rejected save", async () => {
  const { provider, save } = await edit();
  expect(screen.getByRole("button", { name: /^Simplified Chinese ?1 missing$/ })).toBeTruthy();
  await save();
  expect(await screen.findByRole("textbox", { name: "Title (Simplified Chinese)" })).toBeTruthy();
  expect(screen.getAllByText("Title is missing in Simplified Chinese")).not.toHaveLength(0);
  expect(provider.update).not.toHaveBeenCalled();
});
test("what a reference should point at is made in a dialog and chosen, and the form around it waits", async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { id: 77, version: 1, ...data },
  }));
  const { user, provider } = await edit({ create });
  await user.click(screen.getByRole("button", { name: "New Makers" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByRole("textbox", { name: /Name/ }), "Press new");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>("combobox", { name: /Maker/, hidden: true }).value,
    ).toBe("Press new"),
  );
  expect(create).toHaveBeenCalledWith("makers", { data: { name: "Press new" } });
  expect(provider.update).not.toHaveBeenCalled();
});
test("an instant is typed in the tenant's time zone", async () => {
  const { user, saved, save } = await edit();
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Opens" });
  expect(box.value).toBe("2026-01-31 11:00");
  await user.clear(box);
  await user.type(box, "1/2/2026 9:30");
  await user.tab();
  expect(box.value).toBe("2026-02-01 09:30");
  await user.type(screen.getByRole("textbox", { name: /Title.*Simplified/ }), "梨");
  await save();
  await waitFor(() => expect(saved()).toMatchObject({ opens: "2026-01-31T22:30:00.000Z" }));
});
test("a file that did not arrive can be sent again; one of the wrong type is not sent; a save waits for both", async () => {
  const upload = vi
    .fn()
    .mockRejectedValueOnce(new Error("Lost"))
    .mockResolvedValue({ imgUrl: "/files/a.png", thumbUrl: null, name: "a.png", size: 1 });
  const { user, save, provider } = await edit({ upload });
  const picker = screen.getByLabelText<HTMLInputElement>("Picture", {
    selector: "input[type=file]",
  });
  await userEvent
    .setup({ applyAccept: false })
    .upload(picker, new File(["x"], "a.gif", { type: "image/gif" }));
  expect(await screen.findByText(/Use a JPG or PNG image/)).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
  await user.upload(picker, new File(["x"], "a.png", { type: "image/png" }));
  expect(await screen.findByText("Lost")).toBeTruthy();
  await save();
  expect(await screen.findByText(/Wait for uploads to finish/)).toBeTruthy();
  expect(provider.update).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Retry a.png" }));
  expect((await screen.findByRole("img", { name: "Picture" })).getAttribute("src")).toBe(
    "/files/a.png",
  );
});

test("a server error of one language leads to its text", async () => {
  const error = new ApiError({ code: 400, message: "Invalid", errors: { "title.en": "Too bold" } });
  const { user, save } = await edit({ update: vi.fn().mockRejectedValue(error) });
  await user.type(screen.getByRole("textbox", { name: /Title.*Simplified/ }), "梨");
  await save();
  await user.click(await screen.findByRole("button", { name: "Too bold" }));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Title (English)"),
  );
});
