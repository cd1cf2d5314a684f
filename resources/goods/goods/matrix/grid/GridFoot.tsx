import { memo } from "react";
import { useLocaleState } from "react-admin";
import { formatNumber } from "../../../../../framework/admin/display/format.ts";
import { selectVariantAttributes } from "../logic/paths.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { GridCell, Line, LineHeading } from "./parts.tsx";

interface Props {
  trail: boolean;
}
/** The number of SKUs and their total stock. */
export const GridFoot = memo(function GridFoot({ trail }: Props) {
  const { store, t } = useMatrix();
  const [locale] = useLocaleState();
  const count = useMatrixValue((one) => one.paths()).length;
  const stock = useMatrixValue((one) => one.stock());
  const depths = selectVariantAttributes(useMatrixValue((one) => one.attributes())).length;
  const names = Math.max(1, depths);
  return (
    <Line aria-rowindex={count + 2} className="foot">
      <LineHeading
        aria-colindex={1}
        className="name"
        style={{ left: 0, gridColumn: `1 / span ${names}` }}
      >
        {t("count", { smart_count: count })}
      </LineHeading>
      {store.columns.map(({ name }, place) => (
        <GridCell
          key={name}
          aria-colindex={names + place + 1}
          className="number"
          style={{ cursor: "default" }}
          title={name === "stock" ? t("totalStock") : undefined}
        >
          {name === "stock" && (
            <>
              <span className="unseen">{t("totalStock")}</span>
              <span>{formatNumber(stock, locale)}</span>
            </>
          )}
        </GridCell>
      ))}
      {trail && <GridCell aria-colindex={names + store.columns.length + 1} />}
    </Line>
  );
});
