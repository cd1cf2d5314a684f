import Link from "@mui/material/Link";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { skus } from "../skus.ts";

const LazyReservedDialog = createLazyComponent(
  async () => (await import("./ReservedDialog.tsx")).ReservedDialog,
);

/** The units that orders hold of a variant; a click lists these orders. */
export const ReservedUnits: DisplayComponent<typeof skus> = ({ record }) => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { reserved } = record;
  if (reserved == null) return noValue;
  if (reserved === 0) return formatNumber(reserved, locale);
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        underline="always"
        aria-haspopup="dialog"
        aria-label={translate("resources.skus.screen.reserved.show", { smart_count: reserved })}
        onClick={(event) => {
          // The row opens its own page.
          event.stopPropagation();
          setIsOpen(true);
        }}
        sx={{ font: "inherit", verticalAlign: "baseline" }}
      >
        {formatNumber(reserved, locale)}
      </Link>
      {isOpen && <LazyReservedDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  );
};
