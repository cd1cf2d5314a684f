import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { useTranslate } from "react-admin";
import { ImagesIcon } from "../../../../framework/admin/icons/ImagesIcon.ts";
import { type MediaProps, useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { materials } from "../materials.ts";
import { useMessages } from "./useMessages.ts";

const MaterialPicker = lazy(async () => ({
  default: (await import("./MaterialPicker.tsx")).MaterialPicker,
}));

/**
 * Button next to a picture or video input that opens the shop's library; hidden from members
 * without a library.
 */
export function FromLibrary({ field, label, chosen, remaining: room, onChoose }: MediaProps) {
  const translate = useTranslate();
  const t = useMessages();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (!can(actor, materials, "view")) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<ImagesIcon />}
        onClick={() => setOpen(true)}
        aria-label={translate("framework.form.labelled", { label, value: t("fromLibrary") })}
        aria-haspopup="dialog"
        sx={{ mt: 0.5, alignSelf: "flex-start" }}
      >
        {t("fromLibrary")}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MaterialPicker
            title={t(room > 1 ? "chooseMany" : "chooseOne", { label })}
            kind={field.kind === "video" ? "video" : "image"}
            room={room}
            closed={chosen}
            onClose={() => setOpen(false)}
            onChoose={(list) => {
              setOpen(false);
              onChoose(list.map(({ address }) => address));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
