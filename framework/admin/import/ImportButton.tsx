import CircularProgress from "@mui/material/CircularProgress";
import { useCallback, useState } from "react";
import { useTranslate } from "react-admin";
import { can, type Resource } from "../../schema/index.ts";
import { UploadIcon } from "../icons/UploadIcon.ts";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import { ToolButton } from "../list/ToolButton.tsx";
import { useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { LazyImportDialog } from "./LazyImportDialog.ts";
import { getImportPlace, savedImports } from "./savedImport.ts";

const LazyImportMenu = createLazyComponent(
  async () => (await import("./ImportMenu.tsx")).ImportMenu,
);
const LazyImportTask = createLazyComponent(
  async () => (await import("./ImportTask.tsx")).ImportTask,
);

/** An import of a list: what it reads, and its name in the menu. */
interface ListImport {
  resource: Resource;
  label: string;
}

/**
 * Opens the import if the resource has one and the actor may use it. With those that its screens
 * add, a menu offers them by their names.
 */
export function ImportButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const actor = useActor();
  const messages = useResourceMessages(resource);
  const { imports: further = [] } = useScreens(resource);
  const imports: ListImport[] = [
    {
      resource,
      label: translate("framework.import.title", { name: messages.inSentence(2) }),
    },
    ...further.map((one) => ({ resource: one.resource, label: translate(one.label) })),
  ].filter((one) => can(actor, one.resource, "import"));
  return imports.length > 0 ? <Importing key={resource.name} imports={imports} /> : null;
}

/** The button shows an import's progress while its dialog is closed; a strip reports its end. */
function Importing({ imports }: { imports: readonly ListImport[] }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const actor = useActor();
  // Most lists import nothing: what follows an import is loaded with the first one.
  const [isUsed, setUsed] = useState(() =>
    imports.some(({ resource }) => savedImports.read(getImportPlace(actor, resource)) !== null),
  );
  if (opened !== null && !isUsed) setUsed(true);
  const [percents, setPercents] = useState<Readonly<Record<string, number | null>>>({});
  const report = useCallback(
    (name: string, percent: number | null) =>
      setPercents((known) => (known[name] === percent ? known : { ...known, [name]: percent })),
    [],
  );
  useLoadWhenIdle(LazyImportTask);
  useLoadWhenIdle(LazyImportDialog);
  const [only, ...others] = imports;
  const running = imports.flatMap(({ resource }) => percents[resource.name] ?? []);
  const percent = running[0];
  const withPercent = (label: string, value: number | null | undefined) =>
    value == null ? label : translate("framework.form.labelled", { label, value: `${value}%` });
  return (
    <>
      <ToolButton
        icon={
          percent === undefined ? (
            <UploadIcon />
          ) : (
            <CircularProgress size={18} variant="determinate" value={percent} aria-hidden />
          )
        }
        label={withPercent(translate("framework.import.open"), percent)}
        opens={others.length > 0 ? "menu" : "dialog"}
        onClick={(event) =>
          others.length > 0
            ? setAnchor(event.currentTarget)
            : setOpened(only?.resource.name ?? null)
        }
      />
      {others.length > 0 && (
        <LazyImportMenu
          items={imports.map(({ resource, label }) => ({
            name: resource.name,
            label: withPercent(label, percents[resource.name]),
          }))}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onOpen={setOpened}
        />
      )}
      {isUsed &&
        imports.map(({ resource }) => (
          <LazyImportTask
            key={resource.name}
            resource={resource}
            open={opened === resource.name}
            onClose={() => setOpened(null)}
            onProgress={report}
          />
        ))}
    </>
  );
}
