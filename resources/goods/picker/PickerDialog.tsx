import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import DialogActions from "@mui/material/DialogActions";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ComponentType, useState } from "react";
import { useTranslate } from "react-admin";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { CategoryTab } from "./CategoryTab.tsx";
import { GoodsTab } from "./GoodsTab.tsx";
import { getGoodsResource } from "./goodsResource.ts";
import { type PickedKind, pickedKinds } from "./linkItem.ts";
import { MarketingTab } from "./MarketingTab.tsx";
import { OtherTab } from "./OtherTab.tsx";
import { PagesTab } from "./PagesTab.tsx";
import type { PickerOptions } from "./PickerOptions.ts";
import { getPickedKey, type Picked } from "./picked.ts";
import { ShopsTab } from "./ShopsTab.tsx";
import { TabbedDialog } from "./TabbedDialog.tsx";
import { type Selection, type TabProps, useSelection } from "./useSelection.ts";
import { useTitle } from "./useTitle.ts";

const contents: Readonly<Record<PickedKind, ComponentType<TabProps>>> = {
  goods: GoodsTab,
  category: CategoryTab,
  pages: PagesTab,
  shops: ShopsTab,
  marketing: MarketingTab,
  other: OtherTab,
};

interface Props extends PickerOptions {
  /** Receives the selection; null if cancelled. */
  onClose: (picked: readonly Picked[] | null) => void;
}
/** Selects products or the target of a link. */
export default function PickerDialog({
  tabs,
  multiple = false,
  max = 1000,
  chosen = [],
  title,
  ok,
  onClose,
}: Props) {
  const translate = useTranslate();
  const selection = useSelection({ multiple, max, chosen });
  const seen = getGoodsResource(useAdmin()) !== null;
  // Members who may not see products are offered the other tabs only.
  const offered = tabs ?? pickedKinds.filter((kind) => kind !== "goods" || seen);
  const [tab, setTab] = useState<PickedKind>(
    offered.find((kind) => kind === chosen[0]?.kind) ?? offered[0] ?? "goods",
  );
  const Content = contents[tab];
  return (
    <TabbedDialog
      title={title ?? translate("markethall.picker.title")}
      tabs={offered}
      getName={(kind) => translate(`markethall.picker.tabs.${kind}`)}
      tab={tab}
      onTab={setTab}
      onClose={() => onClose(null)}
      foot={
        <>
          <Chosen selection={selection} max={multiple ? max : null} />
          <DialogActions sx={{ px: { xs: 2, md: 3 }, py: 1.5 }}>
            <Button onClick={() => onClose(null)}>{translate("markethall.picker.cancel")}</Button>
            <Button
              variant="contained"
              disabled={selection.items.length === 0 && chosen.length === 0}
              onClick={() => onClose(selection.items)}
            >
              {ok ?? translate("markethall.picker.ok")}
            </Button>
          </DialogActions>
        </>
      }
    >
      <Content key={tab} selection={selection} finish={(one) => onClose([one])} />
    </TabbedDialog>
  );
}

/** The current selection, with each item removable. */
function Chosen({ selection, max }: { selection: Selection; max: number | null }) {
  const translate = useTranslate();
  const { getName } = useTitle();
  const { items, full } = selection;
  const formatTitle =
    items.length === 0
      ? translate("markethall.picker.nothingSelected")
      : max !== null && max < 1000
        ? translate("markethall.picker.selectedOf", { count: items.length, max })
        : translate("markethall.picker.selected", { smart_count: items.length });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        gap: 0.75,
        flexWrap: "wrap",
        alignItems: "center",
        px: { xs: 2, md: 3 },
        py: 1,
        minHeight: 44,
        maxHeight: 104,
        overflowY: "auto",
        flexShrink: 0,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mr: 0.5 }}>
        {formatTitle}
        {full && ` · ${translate("markethall.picker.atMost", { max: max ?? 1 })}`}
      </Typography>
      {items.map((one) => (
        <Chip
          key={getPickedKey(one)}
          label={getName(one)}
          aria-label={translate("framework.form.remove", { name: getName(one) })}
          onDelete={() => selection.remove(one)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            selection.remove(one);
          }}
          sx={{ maxWidth: 240 }}
        />
      ))}
    </Stack>
  );
}
