import Box from "@mui/material/Box";
import { useFormContext } from "react-hook-form";
import type { FileOptions } from "../../../schema/index.ts";
import { useMedia } from "../../resources.tsx";
import { FieldGroup } from "../FieldGroup.tsx";
import type { KindInputProps } from "../InputProps.ts";
import { useField } from "../useField.tsx";
import { DropZone } from "./DropZone.tsx";
import { getMaxSize, listAcceptedTypes } from "./findUnaccepted.ts";
import { SortableFiles } from "./SortableFiles.tsx";
import { UploadRow } from "./UploadRow.tsx";
import { useUploads } from "./useUploads.ts";

/** The box and the library beside each other. */
const line = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 } as const;

const toAddresses = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === "string" && one !== "");

/**
 * One or several files: dropped or picked, uploaded immediately, reordered by dragging or with the
 * arrow keys. With a `text`, which replaces the general one, the box is as low as a line.
 */
export function FilesInput(props: KindInputProps & { text?: string }) {
  const { field, label, compact, text } = props;
  const control = useField(props);
  const { file, media } = field.type.traits;
  const several = file === "many";
  const { getValues } = useFormContext();
  const addresses = toAddresses(control.value);
  const write = (next: readonly string[]) =>
    control.change(several ? [...next] : (next.at(-1) ?? null));
  const { uploads, add, retry, forget } = useUploads(field, (address) => {
    // Reads the form state directly, because two uploads can finish before the next render.
    const now = toAddresses(getValues(props.source));
    if (!now.includes(address)) write(several ? [...now, address] : [address]);
  });
  const { max = 50, confidential = false }: FileOptions = field.options;
  const remaining = several
    ? max - addresses.length - uploads.filter((one) => !one.final).length
    : 1;
  // In a row an image is a single square: it must be removed before another one can be added.
  const square = compact && media === "picture";
  const full = remaining <= 0 || (square && !several && addresses.length > 0);
  const Media = useMedia();
  const offered = media !== undefined && !confidential;
  const hint = control.translate(`framework.form.fileHint.${field.kind}`, {
    size: getMaxSize(field),
    smart_count: max,
  });
  return (
    <FieldGroup props={props} control={control}>
      {addresses.length > 0 && (
        <SortableFiles
          field={field}
          label={label}
          addresses={addresses}
          onChange={write}
          {...(square && { size: 56 })}
        />
      )}
      {uploads.length > 0 && (
        <Box aria-live="polite" sx={{ mb: 1 }}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => forget(upload.key)}
            />
          ))}
        </Box>
      )}
      {!full && (
        <Box sx={text === undefined ? { display: "contents" } : line}>
          <DropZone
            look={square ? "square" : text === undefined ? "wide" : "line"}
            text={text}
            label={label}
            hint={hint}
            types={listAcceptedTypes(field)}
            several={several}
            describedBy={control.message ? control.messageId : undefined}
            invalid={control.error !== null}
            buttonRef={control.ref}
            onFiles={(files) => {
              if (!several) for (const one of uploads) forget(one.key);
              add(several ? files : files.slice(0, 1), remaining);
            }}
            onBlur={control.blur}
          />
          {offered && Media && (
            <Media
              field={field}
              label={label}
              chosen={addresses}
              remaining={remaining}
              onChoose={(found) => {
                const now = toAddresses(getValues(props.source));
                write(several ? [...now, ...found.filter((one) => !now.includes(one))] : found);
                control.blur();
              }}
            />
          )}
        </Box>
      )}
    </FieldGroup>
  );
}
