import { type ComponentType, Suspense } from "react";
import {
  CoreAdminContext,
  type I18nProvider,
  Loading,
  Notification,
  ResourceDefinitionContextProvider,
  useTranslate,
} from "react-admin";
import { Navigate, Outlet, useLoaderData, useRevalidator } from "react-router";
import type { MemberSession, Resource } from "../../schema/index.ts";
import { LazyCreateDialog } from "../form/LazyCreateDialog.ts";
import { CreateDialogContext } from "../input/reference/CreateDialogContext.ts";
import type { Loader } from "../lazy/createLoader.ts";
import { AdminContextProvider, type Screens, useAdmin } from "../resources.tsx";
import type { Connection } from "./connection.ts";
import { Frame } from "./Frame.tsx";
import { buildMenu } from "./menu.ts";
import { SignInForm } from "./SignInForm.tsx";

interface Props {
  resources: readonly Resource[];
  screens: Readonly<Record<string, Loader<Screens>>>;
  connection: Connection;
  i18nProvider: I18nProvider;
}

/** react-admin's definitions of the resources, for its components. */
const toDefinitions = (resources: readonly Resource[]) =>
  Object.fromEntries(
    resources.map(({ name, operations, singleton, label }) => [
      name,
      {
        name,
        hasList: !singleton,
        hasCreate: operations.includes("create"),
        hasEdit: operations.includes("edit"),
        hasShow: !singleton,
        recordRepresentation: label,
      },
    ]),
  );

/** Creates the component around every page: the sign-in form, or the frame of a member. */
export function createAdminApp({ resources, screens, connection, i18nProvider }: Props) {
  const definitions = toDefinitions(resources);
  const { authProvider, dataProvider, signIn, signOut } = connection;

  const AdminApp: ComponentType = () => {
    const session = useLoaderData<MemberSession | null>();
    const { revalidate } = useRevalidator();
    return (
      <CoreAdminContext
        key={session?.actor.id ?? "nobody"}
        {...{ authProvider, dataProvider, i18nProvider }}
      >
        <ResourceDefinitionContextProvider definitions={definitions}>
          {session ? (
            <CreateDialogContext value={LazyCreateDialog}>
              <AdminContextProvider
                resources={resources}
                screens={screens}
                actor={session.actor}
                timeZone={session.timeZone}
              >
                <Frame session={session} onSignOut={() => void signOut().then(revalidate)}>
                  <Suspense fallback={<Loading />}>
                    <Outlet />
                  </Suspense>
                </Frame>
              </AdminContextProvider>
            </CreateDialogContext>
          ) : (
            <SignInForm
              onSubmit={async (username, password) => {
                await signIn(username, password);
                await revalidate();
              }}
            />
          )}
          <Notification />
        </ResourceDefinitionContextProvider>
      </CoreAdminContext>
    );
  };
  return AdminApp;
}

/** Opens the first list that the member may open. */
export function FirstPage() {
  const { resources, actor } = useAdmin();
  const [first] = buildMenu(resources, actor).flatMap(({ items }) => items);
  return first ? <Navigate to={first.route} replace /> : <Forbidden />;
}

const MessagePage = ({ message }: { message: string }) => <h1>{useTranslate()(message)}</h1>;
export const Forbidden = () => <MessagePage message="framework.app.forbidden" />;
export const NotFound = () => <MessagePage message="framework.app.notFound" />;
