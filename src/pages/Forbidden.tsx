import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { useActor } from "../../framework/admin/resources.tsx";
import { useRightWords } from "../../framework/admin/rights/usePermissionNames.ts";
import {
  accessOf,
  type Deed,
  entriesOf,
  permissionOf,
  type Resource,
  realmOf,
  rightsOfEntry,
} from "../../framework/schema/index.ts";
import { sectionAt } from "../layout/menu.ts";
import { BackToDashboard } from "./BackToDashboard.tsx";
import { MessagePage } from "./MessagePage.tsx";

interface Props {
  /** What was asked for, where it is known. */
  asked?: { resource: Resource; deed: Deed };
}

/** Names the right that is missing as the role editor does, so that whoever is asked for it finds it there. */
export function Forbidden({ asked }: Props) {
  const translate = useTranslate();
  const { realm } = useActor();
  const others = asked && realmOf(asked.resource) !== realm;
  const content = others
    ? realm === "platform"
      ? "ofShops"
      : "ofPlatform"
    : realm === "platform"
      ? "contentPlatform"
      : "content";
  return (
    <MessagePage title={translate("markethall.shell.forbidden.title")} actions={<BackToDashboard />}>
      <p>{translate(`markethall.shell.forbidden.${content}`)}</p>
      {asked && !others && <MissingRight {...asked} />}
    </MessagePage>
  );
}

function MissingRight({ resource, deed }: NonNullable<Props["asked"]>) {
  const words = useRightWords();
  const right = permissionOf(resource, deed, useActor());
  // Of the screens of the resource, the one that the right belongs to.
  const screen = entriesOf(resource).find((entry) => rightsOfEntry(entry).includes(right)) ?? resource;
  const section = sectionAt([resource], screen.route);
  const steps = [section && words.section(section), words.screen(screen)];
  if (right !== accessOf(screen)) steps.push(words.deed(resource, deed));
  const label = words.translate("markethall.shell.forbidden.right", { name: steps.filter(Boolean).join(" › "), right });
  return (
    <Chip
      variant="outlined"
      label={label}
      sx={{ height: "auto", "& .MuiChip-label": { whiteSpace: "normal", py: 0.5 } }}
    />
  );
}
