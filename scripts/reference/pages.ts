import { renderErrorsPage } from "./errorsPage.ts";
import { renderKindsPage } from "./kindsPage.ts";
import { Library } from "./library.ts";
import {
  codeBlock,
  folder,
  renderDeclared,
  renderDoc,
  renderMembers,
  renderPage,
  sourceLink,
} from "./markdown.ts";

const schema = "framework/schema/";
const server = "framework/server/";
const admin = "framework/admin/";

function renderDeclarationPage(library: Library): string {
  const define = library.find("defineResource", schema);
  const part = (name: string) => renderDeclared(library.find(name, schema));
  return renderPage(
    "Declaration options",
    "A resource is declared by `defineResource(name, { … })`. An asterisk marks an option that is required.",
    [
      renderDoc(define.doc),
      ...[
        "Declaration",
        "ListDeclaration",
        "ListFilterDeclaration",
        "Tabs",
        "Parameters",
        "ViewDeclaration",
        "ActionDeclaration",
      ].map(part),
      part("CallDeclaration"),
      "## Conditions",
      'A condition is either an object of equal values, `{ status: ["open", "held"] }`, or a function of the row\'s fields and the actor, `(row, actor) => and(row.status.is("open"), row.addBy.is(actor.id))`. One condition is compiled to SQL, evaluated on a record in the browser, and explained as text.',
      codeBlock(library.find("Condition", schema).source),
      renderDeclared(library.find("Term", schema), 3, "method"),
    ],
  );
}

/** Methods of a transaction that only the engine calls. */
const engineMethods = ["failure", "text", "commit", "end", "committed", "writes", "statements"];

function renderHooksPage(library: Library): string {
  const rules = library.find("Rules", server);
  const contexts = [
    "AppContext",
    "ChangeContext",
    "OperationContext",
    "FilterContext",
    "UploadContext",
  ];
  return renderPage(
    "Hooks and their contexts",
    "The rules of a resource are the default export of `<name>.server.ts`: `export default defineRules(priceTags, { beforeChange, … })`. [Rules and errors](../guides/rules-and-errors.md) is the guide.",
    [
      "## Hooks",
      renderDoc(rules.doc),
      renderMembers(rules.members),
      `Source: ${sourceLink(rules.file)}`,
      "## Contexts",
      ...contexts.map((name) => renderDeclared(library.find(name, server), 3, "property")),
      "## The transaction",
      renderDoc(library.find("Tx", server).doc),
      renderMembers(
        library.find("Tx", server).members.filter(({ name }) => !engineMethods.includes(name)),
      ),
      "## Errors that a rule throws",
      ...["defineErrors", "ErrorEntry", "ErrorParam"].map((name) =>
        renderDeclared(library.find(name, server), 3),
      ),
      ...library
        .listNeighbours("createDomainError", server)
        .filter(({ doc }) => doc !== null)
        .map((one) => renderDeclared(one, 3, "property")),
      "## Import and export",
      "`transfer` among the rules says where a file differs from the fields. [Imports](../guides/imports.md) is the guide.",
      ...["ImportExport", "FileFormat", "TranslatedFile"].map((name) =>
        renderDeclared(library.find(name, server), 3),
      ),
      "## Jobs",
      ...["defineJob", "Job", "JobContext"].map((name) =>
        renderDeclared(library.find(name, server), 3),
      ),
      "### Progress",
      renderDoc(library.find("Progress", server).doc),
      renderMembers(
        library.find("Progress", server).members.filter(({ doc }) => doc !== null),
        4,
      ),
    ],
  );
}

function renderMessagesPage(library: Library): string {
  const messages = library.find("ResourceMessages", schema);
  return renderPage(
    "Messages",
    "Every resource has its messages in a file a language, such as `locales/en.ts`, beside its declaration. `npm run check` names each message that a language lacks. A message with a number has its plural forms in one text: `One order |||| %{smart_count} orders`.",
    [
      renderDeclared(messages),
      renderDeclared(library.find("listLocales", schema)),
      renderDeclared(library.find("Names", schema)),
    ],
  );
}

function renderScreensPage(library: Library): string {
  const screens = library.find("Screens", admin);
  const props = [
    "SectionScreens",
    "CardProps",
    "BulkProps",
    "CustomDialogProps",
    "MediaProps",
    "DisplayComponent",
  ];
  const hooks = [
    "useAdmin",
    "useActor",
    "useResource",
    "useResourceMessages",
    "useFormat",
    "useReloadList",
    "useRunAction",
    "useAdminProvider",
    "useRecord",
    "useRecords",
    "useListedRecords",
    "useStoredRecord",
    "requireFields",
    "pathToList",
  ];
  return renderPage(
    "Screens",
    "Lists, forms and record pages are generated. A resource overrides parts of them in `<Name>Screens.tsx`, whose default export is `defineScreens(resource, { … })`. [Screens](../guides/screens.md) is the guide.",
    [
      renderDoc(library.find("defineScreens", admin).doc),
      renderDeclared(screens),
      "## Properties of the components",
      ...[...props, "InputComponent", "NamesOf"].map((name) =>
        renderDeclared(library.find(name, admin), 3, "property"),
      ),
      "## Hooks of the screens",
      ...hooks.map((name) => renderDeclared(library.find(name, admin), 3)),
    ],
  );
}

/** Renders all generated pages, by their paths: the reference and the list of error codes. */
export function renderReference(): Readonly<Record<string, string>> {
  const library = new Library(["framework"]);
  const pages = {
    "field-kinds.md": renderKindsPage(library),
    "declaration.md": renderDeclarationPage(library),
    "hooks.md": renderHooksPage(library),
    "messages.md": renderMessagesPage(library),
    "screens.md": renderScreensPage(library),
  };
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${folder}/${name}`, text])),
    "docs/errors.md": renderErrorsPage(),
  };
}
