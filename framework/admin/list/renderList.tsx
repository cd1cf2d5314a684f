import { createTheme, ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { type ReactNode, useEffect } from "react";
import {
  CoreAdminContext,
  memoryStore,
  Notification,
  type Store,
  TestMemoryRouter,
  type TranslationMessages,
} from "react-admin";
import { useLocation } from "react-router-dom";
import type { Actor, Resource } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { formMessages } from "../form/locales/en.ts";
import type { AppDataProvider } from "../provider.ts";
import { AdminContextProvider, type Screens } from "../resources.tsx";
import { listMessages } from "./locales/en.ts";
import { ResourceList } from "./ResourceList.tsx";

export const tenantMember: Actor = {
  id: 7,
  name: "Bridge",
  realm: tenantKind,
  tenantId: 3,
  roles: ["admin"],
  permissions: [],
};
const title = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Default messages generated from the names, sufficient for tests. */
function choiceValues(resource: Resource) {
  const fields = Object.fromEntries(
    Object.keys(resource.fields).map((name) => [name, title(name)]),
  );
  const actions = Object.fromEntries(
    resource.actionList.map((action) => [action.name, title(action.name)]),
  );
  const choiceNames = (field: { options: object }) => {
    const { choices = [] } = field.options as { choices?: readonly string[] };
    return Object.fromEntries([...choices].map((value) => [value, value]));
  };
  const choices = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, choiceNames(field)]),
  );
  return {
    name: resource.name,
    fields,
    actions,
    choices,
    filters: Object.fromEntries(resource.filterList.map(({ name }) => [name, title(name)])),
    filterChoices: Object.fromEntries(
      resource.filterList.map(({ name, input }) => [name, choiceNames(input)]),
    ),
    empty: `No ${resource.name} yet`,
    inputs: {},
    help: {},
    undeletable: "Resume it first",
  };
}

interface Options {
  resource: Resource;
  provider: AppDataProvider;
  actor?: Actor;
  store?: Store;
  at?: string;
  screens?: Screens;
  /** Replaces the generated list. */
  children?: ReactNode;
}
function Watch({ onChange }: { onChange: (search: string) => void }) {
  const { search } = useLocation();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}
/** Renders a list screen like the app does; `search()` returns the URL's query. */
export function renderList({
  resource,
  provider,
  actor = tenantMember,
  store = memoryStore(),
  at,
  screens = {},
  children,
}: Options) {
  const messages: TranslationMessages = {
    ...englishMessages,
    framework: { ...formMessages, list: listMessages },
    resources: { [resource.name]: choiceValues(resource) },
  };
  let search = "";
  const screen = (
    <TestMemoryRouter initialEntries={[at ?? resource.route]}>
      <CoreAdminContext
        dataProvider={provider}
        store={store}
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
            resources={[resource]}
            screens={{ [resource.name]: screens }}
            actor={actor}
            timeZone="Australia/Sydney"
          >
            {children ?? <ResourceList resource={resource} />}
            <Notification />
            <Watch
              onChange={(next) => {
                search = next;
              }}
            />
          </AdminContextProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </TestMemoryRouter>
  );
  return { ...render(screen), store, search: () => new URLSearchParams(search) };
}
