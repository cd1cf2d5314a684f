import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { getMenuItemName, useResourceMessages } from "../useResourceMessages.ts";
import { useImportedViews } from "./useImportedViews.ts";

interface Props {
  resource: Resource;
  importId: string;
  /** The records that the import has written. */
  total: number;
  /** The short form, beside the time of a past import. */
  short?: boolean;
  onOpen: () => void;
}
/** Links to the lists that show the records of an import. */
export function ImportedLinks({ resource, importId, total, short = false, onOpen }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const views = useImportedViews(resource, importId, total);
  const label = (entry: Resource, count: number) => {
    if (views.length > 1)
      return translate("framework.import.viewIn", {
        smart_count: count,
        count: count.toLocaleString(),
        place: getMenuItemName(translate, entry),
      });
    return short
      ? translate("framework.toast.view")
      : translate("framework.import.view", {
          smart_count: count,
          count: count.toLocaleString(),
          name: messages.inSentence(count),
        });
  };
  return views.map(({ entry, path, count }) => (
    <Button key={path} component={Link} to={path} onClick={onOpen} size="small">
      {label(entry, count)}
    </Button>
  ));
}
