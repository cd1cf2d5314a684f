import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type DragEvent, type Ref, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { CloudUploadIcon } from "../../icons/CloudUploadIcon.ts";

interface Props {
  label: string;
  hint: string;
  types: readonly string[];
  several: boolean;
  /** In a cell: an icon button with a tooltip. */
  compact?: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
  onBlur: () => void;
}

/** Accepts files by drag and drop, or from a file picker on click. */
export function DropZone(props: Props) {
  const {
    label,
    hint,
    types,
    several,
    compact = false,
    describedBy,
    invalid,
    buttonRef,
    onFiles,
    onBlur,
  } = props;
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length) onFiles(several ? files : files.slice(0, 1));
  };
  return (
    <>
      <ButtonBase
        ref={buttonRef}
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onBlur={onBlur}
        aria-describedby={describedBy}
        title={compact ? hint : undefined}
        sx={{
          ...(compact
            ? { width: 44, height: 44, justifyContent: "center" }
            : {
                width: "100%",
                minHeight: 76,
                px: 2,
                py: 1.5,
                gap: 1.5,
                justifyContent: "flex-start",
              }),
          textAlign: "left",
          border: "1px dashed",
          borderColor: invalid ? "error.main" : over ? "primary.main" : "text.disabled",
          borderRadius: 1,
          bgcolor: over ? "action.selected" : "action.hover",
          "&:hover": { borderColor: "primary.main" },
        }}
      >
        <CloudUploadIcon color="action" />
        <span>
          <span style={visuallyHidden}>
            {translate("framework.form.labelled", { label, value: "" })}
          </span>
          <Typography
            component="span"
            variant="body2"
            sx={compact ? visuallyHidden : { display: "block", fontWeight: 600 }}
          >
            {translate(several ? "framework.form.addFiles" : "framework.form.addFile")}
          </Typography>
          {!compact && (
            <Typography component="span" variant="caption" color="text.secondary">
              {hint}
            </Typography>
          )}
        </span>
      </ButtonBase>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={types.join(",")}
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
