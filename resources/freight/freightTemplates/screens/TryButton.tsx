import Button from "@mui/material/Button";
import { Calculator } from "lucide";
import { lazy, Suspense, useState } from "react";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

const CalculatorIcon = createIcon(Calculator);

const TryDialog = lazy(() => import("./TryDialog.tsx"));
interface Props {
  /**
   * The template to try with its current form values, saved or not; without it, the calculator uses
   * goods of the shop.
   */
  values?: Readonly<Record<string, unknown>>;
  outlined?: boolean;
}

/** Opens the freight calculator. */
export function TryButton({ values, outlined = false }: Props) {
  const { t } = useFreightMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={outlined ? "outlined" : "text"}
        startIcon={<CalculatorIcon />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: "start", whiteSpace: "nowrap", flexShrink: 0 }}
      >
        {t("try.open")}
      </Button>
      {open && (
        <Suspense>
          <TryDialog {...(values && { values })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
/** The list's toolbar button: opens the calculator with goods of the shop or any template. */
export const TryTool = () => <TryButton />;
