import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { CopyPlus } from "lucide";
import { lazy, Suspense, useId, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { createIcon } from "../../../../../framework/admin/icons/createIcon.tsx";

const CopyPlusIcon = createIcon(CopyPlus);

const StartDialog = lazy(() => import("./StartDialog.tsx"));
type Values = Readonly<Record<string, unknown>>;

/** Fills the form of a new product from an existing description; all values remain editable. */
export function StartFrom() {
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue, getValues } = useFormContext();
  // Uses `dirtyFields`, not `isDirty`: the initial rows of the variant grid make the form differ
  // from its defaults without any user input.
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState<Values | null>(null);
  function fill(values: Values) {
    setWaiting(null);
    setOpen(false);
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true });
    notify("resources.goods.screen.start.filled", { type: "info" });
  }
  return (
    <>
      <Button variant="outlined" startIcon={<CopyPlusIcon />} onClick={() => setOpen(true)}>
        {translate("resources.goods.screen.start.button")}
      </Button>
      {open && (
        <Suspense>
          <StartDialog
            form={() => getValues()}
            onStart={(values) => (isTyped ? setWaiting(values) : fill(values))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {waiting && (
        <ReplaceQuestion onReplace={() => fill(waiting)} onStore={() => setWaiting(null)} />
      )}
    </>
  );
}

/** Asks for confirmation before user input is replaced. */
function ReplaceQuestion({ onReplace, onStore }: { onReplace: () => void; onStore: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onStore}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>
        {translate("resources.goods.screen.start.replaceTitle")}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate("resources.goods.screen.start.replaceText")}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStore} autoFocus>
          {translate("ra.action.cancel")}
        </Button>
        <Button color="error" onClick={onReplace}>
          {translate("resources.goods.screen.start.replace")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
