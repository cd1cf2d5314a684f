import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { CloseIcon } from "../../../../../framework/admin/icons/CloseIcon.ts";
import { ImageIcon } from "../../../../../framework/admin/icons/ImageIcon.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { between } from "../store/rowViews.ts";
import { CardField } from "./CardField.tsx";
import { CardRoot } from "./VariantCardRoot.tsx";

/** The columns that a card shows at once, if the rows have them. */
const first: readonly string[] = ["price", "stock"];

interface Props {
  index: number;
  onPicture: (index: number, column: number, anchor: Element) => void;
  onLeaveOut?: () => void;
}
/** A variant: its picture, its options, its price and its stock; further fields open at a press. */
export function VariantCard({ index, onPicture, onLeaveOut }: Props) {
  const { store, t } = useMatrix();
  const view = useMatrixValue((one) => one.view(index));
  const [isOpen, setOpen] = useState(false);
  if (!view) return null;

  const name = view.names.split(between).filter(Boolean).join(" / ") || t("single");
  const picture = store.columns.findIndex(({ field }) => field.kind === "image");
  const pictureName = store.columns[picture]?.name;
  const image = pictureName === undefined ? null : view.row[pictureName];
  const typed = store.columns.filter(({ field }) => field.kind !== "image");
  const further = typed.filter((column) => !first.includes(column.name));
  // An error is never out of sight.
  const showsFurther = isOpen || further.some((column) => view.errors?.[column.name] !== undefined);
  const shown = typed.filter((column) => first.includes(column.name) || showsFurther);
  return (
    <CardRoot aria-label={name}>
      <div className="head">
        {pictureName !== undefined && (
          <button
            type="button"
            className="picture"
            aria-label={t("pictureOf", { name })}
            onClick={({ currentTarget }) => onPicture(index, picture, currentTarget)}
          >
            {typeof image === "string" && image !== "" ? (
              <Thumbnail address={image} alt="" size={48} radius={6} />
            ) : (
              <ImageIcon />
            )}
          </button>
        )}
        <span className="name">{name}</span>
        {onLeaveOut && (
          <IconButton aria-label={t("leaveOut", { name })} onClick={onLeaveOut}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className="fields">
        {shown.map((column) => (
          <CardField
            key={column.name}
            column={column}
            index={index}
            value={view.row[column.name]}
            error={view.errors?.[column.name]}
            isChanged={view.changed.split(",").includes(column.name)}
          />
        ))}
      </div>
      {further.length > 0 && (
        <Button
          aria-expanded={showsFurther}
          onClick={() => setOpen(!showsFurther)}
          sx={{ alignSelf: "flex-start", px: 0 }}
        >
          {t(showsFurther ? "fewerFields" : "moreFields")}
        </Button>
      )}
    </CardRoot>
  );
}
