import Calculate from "@mui/icons-material/CalculateOutlined";
import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { useFreightMessages } from "./useSayFreight.ts";

const TryDialog = lazy(() => import("./TryDialog.tsx"));
interface Props {
  /** A template that is tried as it stands, saved or not; without one, goods of the shop are tried. */
  values?: Readonly<Record<string, unknown>>;
  outlined?: boolean;
}

/** Opens the calculator of freight. */
export function TryButton({ values, outlined = false }: Props) {
  const { t } = useFreightMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={outlined ? "outlined" : "text"}
        startIcon={<Calculate />}
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
/** Above the list: with goods of the shop, or with any template. */
export const TryTool = () => <TryButton />;
