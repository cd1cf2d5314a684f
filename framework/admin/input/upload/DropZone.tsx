import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { ImagePlus } from "lucide";
import { type DragEvent, type Ref, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { CloudUploadIcon } from "../../icons/CloudUploadIcon.ts";
import { createIcon } from "../../icons/createIcon.tsx";

interface Props {
  label: string;
  hint: string;
  types: readonly string[];
  several: boolean;
  /**
   * A wide box with a hint; a square with an icon only, for a cell; a tile beside pictures or a
   * line below them, with its hint as a tooltip.
   */
  look?: keyof typeof looks;
  /** In place of the general sentence. */
  text?: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
  onBlur: () => void;
}

const PictureIcon = createIcon(ImagePlus);
const looks = {
  wide: {
    width: "100%",
    minHeight: 76,
    px: 2,
    py: 1.5,
    gap: 1.5,
    justifyContent: "flex-start",
    textAlign: "left",
  },
  square: { width: 44, height: 44, justifyContent: "center" },
  tile: {
    width: "100%",
    height: "100%",
    minHeight: 44,
    p: 1,
    gap: 0.5,
    flexDirection: "column",
    justifyContent: "center",
    textAlign: "center",
    color: "text.secondary",
  },
  line: { flex: 1, minHeight: 44, px: 1.5, gap: 1, justifyContent: "flex-start" },
} as const;

/** Accepts files by drag and drop, or from a file picker on click. */
export function DropZone(props: Props) {
  const {
    label,
    hint,
    types,
    several,
    look = "wide",
    text,
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
        title={look === "wide" ? undefined : hint}
        sx={{
          ...looks[look],
          border: "1px dashed",
          borderColor: invalid ? "error.main" : over ? "primary.main" : "text.disabled",
          borderRadius: 1,
          bgcolor: over ? "action.selected" : "action.hover",
          "&:hover": { borderColor: "primary.main" },
        }}
      >
        {look === "tile" ? <PictureIcon color="action" /> : <CloudUploadIcon color="action" />}
        <span>
          <span style={visuallyHidden}>
            {translate("framework.form.labelled", { label, value: "" })}
          </span>
          <Typography
            component="span"
            variant="body2"
            sx={
              look === "square"
                ? visuallyHidden
                : { display: "block", fontWeight: look === "wide" ? 600 : undefined }
            }
          >
            {text ?? translate(several ? "framework.form.addFiles" : "framework.form.addFile")}
          </Typography>
          {look === "wide" && (
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
