import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import type { ReactNode } from "react";
import { CoreAdminContext, memoryStore, Notification, type TranslationMessages } from "react-admin";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "react-router";
import { vi } from "vitest";
import type { Actor, Fields, Resource, ResourceMessages } from "../../schema/index.ts";
import { listChoiceValues } from "../../schema/index.ts";
import { en } from "../../schema/locales/en.ts";
import { humanize } from "../../schema/locales/humanize.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import type { ImplementedCalls } from "../implementedProvider.ts";
import { CreateDialogContext } from "../input/reference/CreateDialogContext.ts";
import type { Loader } from "../lazy/createLoader.ts";
import { toPath } from "../paths.ts";
import type { AppDataProvider } from "../provider.ts";
import { createRejectingProvider } from "../rejectingProvider.ts";
import { AdminContextProvider, type KindScreens, type Screens } from "../resources.tsx";
import { ResourceShow } from "../show/ResourceShow.tsx";
import { LazyCreateDialog } from "./LazyCreateDialog.ts";
import { formMessages } from "./locales/en.ts";
import { ResourceCreate } from "./ResourceCreate.tsx";
import { ResourceEdit } from "./ResourceEdit.tsx";

export const tenantMember: Actor = {
  id: 7,
  name: "Bridge",
  realm: tenantKind,
  tenantId: 3,
  roles: ["admin"],
  permissions: [],
};

const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, humanize(name)]));
const innerFields = (options: object) => (options as { fields?: Fields }).fields ?? {};
/** Default messages generated from the names. */
function messagesFor({ name, fields, form, actionList }: Resource) {
  const choices = Object.entries(fields).map(([key, field]) => [
    key,
    named(listChoiceValues(field)),
  ]);
  const rows = Object.entries(fields).map(([key, field]) => [
    key,
    named(Object.keys(innerFields(field.options))),
  ]);
  const inputs = actionList.map((action) => [action.name, named(Object.keys(action.input ?? {}))]);
  return {
    name: `${humanize(name)} |||| ${humanize(name)}`,
    fields: named(Object.keys(fields)),
    choices: Object.fromEntries(choices),
    rows: Object.fromEntries(rows),
    inputs: Object.fromEntries(inputs),
    actions: named(actionList.map((action) => action.name)),
    groups: named(form.map((one) => one.section)),
    help: {},
  };
}

/** The answers of a test, typed by the protocol. */
export type StubAnswers = Partial<ImplementedCalls>;

/** Mock provider that answers only the calls a test defines; every other call is rejected. */
export function createStubProvider(answers: StubAnswers): AppDataProvider {
  const history = vi.fn(async () => ({ list: [], total: 0 }));
  const selector = vi.fn(async () => []);
  const importHistory = vi.fn(async () => []);
  return Object.assign(createRejectingProvider(), { history, selector, importHistory, ...answers });
}

interface Options {
  resources: readonly [Resource, ...Resource[]];
  provider: AppDataProvider;
  at?: string | { pathname: string; state: unknown };
  /** Replaces the first resource's own screens. */
  children?: ReactNode;
  /** Replaces the generated page of a record. */
  shown?: ReactNode;
  actor?: Actor;
  /** Messages of the first resource in addition to the generated ones. */
  ownMessages?: Pick<
    ResourceMessages,
    "consequences" | "doneNamed" | "locked" | "questions" | "recordTitle" | "screen" | "undeletable"
  >;
  /** The first resource's custom screens, and their messages under `framework`. */
  screens?: Readonly<Record<string, Screens | Loader<Screens>>>;
  /** The browser's halves of kinds that resources define. */
  kinds?: Readonly<Record<string, KindScreens>>;
  sentences?: object;
}
/** Renders the screens of the first resource at their paths, in a router like the app's. */
export function renderScreen({
  resources,
  provider,
  at,
  children,
  shown,
  actor = tenantMember,
  ownMessages,
  screens: own = {},
  kinds = {},
  sentences,
}: Options) {
  const [resource] = resources;
  const messages: TranslationMessages = {
    ...englishMessages,
    ...en,
    framework: { ...formMessages, ...sentences },
    resources: Object.fromEntries(
      resources.map((one) => [
        one.name,
        { ...messagesFor(one), ...(one === resource && ownMessages) },
      ]),
    ),
  };
  const screens: RouteObject[] = [
    { path: toPath(resource, "list"), element: <p>the list</p> },
    { path: toPath(resource, "create"), element: <ResourceCreate resource={resource} /> },
    { path: toPath(resource, "edit", ":id"), element: <ResourceEdit resource={resource} /> },
    {
      path: toPath(resource, "show", ":id"),
      element: shown ?? <ResourceShow resource={resource} />,
    },
    { path: "/", element: children },
  ];
  const frame = (
    <CoreAdminContext
      dataProvider={provider}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={polyglotI18nProvider(
        () => messages,
        "en",
        [{ locale: "en", name: "English" }],
        {
          allowMissing: true,
        },
      )}
    >
      <ThemeProvider theme={createTheme()}>
        <AdminContextProvider
          resources={resources}
          screens={own}
          kinds={kinds}
          actor={actor}
          timeZone="Australia/Sydney"
        >
          <CreateDialogContext value={LazyCreateDialog}>
            <Outlet />
          </CreateDialogContext>
          <Notification />
        </AdminContextProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ element: frame, children: screens }], {
    initialEntries: [at ?? "/"],
  });
  return { ...render(<RouterProvider router={router} />), router };
}
