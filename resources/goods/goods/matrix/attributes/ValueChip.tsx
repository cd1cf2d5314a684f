import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type KeyboardEvent, useState } from "react";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { CloseIcon } from "../../../../../framework/admin/icons/CloseIcon.ts";
import { ImageIcon } from "../../../../../framework/admin/icons/ImageIcon.ts";
import type { Issue } from "../../../../../framework/schema/index.ts";
import { renameValue } from "../logic/attributeChanges.ts";
import type { AttributeValue } from "../logic/matrix.ts";
import { longestName } from "../logic/matrix.ts";
import { useMatrix } from "../MatrixContext.ts";

interface Props {
  value: AttributeValue;
  onDomainError: (issue: Issue | null) => void;
  onRemove: () => void;
  onPicture: (anchor: Element) => void;
}
/** One value: renamed in place, moved by drag or keyboard, with an optional picture. */
export function ValueChip({ value, onDomainError, onRemove, onPicture }: Props) {
  const { store, t } = useMatrix();
  const { id, name, img } = value;
  const [typed, setTyped] = useState<string | null>(null);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
  });
  const rename = () => {
    if (typed === null) return;
    const issue =
      typed.trim() === name ? null : store.change((matrix) => renameValue(matrix, id, typed));
    onDomainError(issue);
    if (!issue) setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      setTyped(name);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onRemove();
    } else listeners?.onKeyDown?.(event);
  };
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        opacity: isDragging ? 0.6 : 1,
      }}
    >
      <button
        type="button"
        aria-label={t("valuePicture", { name })}
        onClick={({ currentTarget }) => onPicture(currentTarget)}
      >
        {img ? <Thumbnail address={img} alt="" size={24} radius={3} /> : <ImageIcon />}
      </button>
      {typed === null ? (
        <button
          type="button"
          className="label"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          onKeyDown={onKeyDown}
          onClick={() => setTyped(name)}
          title={t("renameHint")}
        >
          {name}
        </button>
      ) : (
        <input
          className="rename"
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
          autoFocus
          value={typed}
          maxLength={longestName}
          aria-label={t("rename", { name })}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (
              event.key === "Enter" ||
              ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s")
            ) {
              if (event.key === "Enter") event.preventDefault();
              rename();
            } else if (event.key === "Escape") {
              event.stopPropagation();
              setTyped(null);
              onDomainError(null);
            }
          }}
        />
      )}
      <button type="button" aria-label={t("removeValue", { name })} onClick={onRemove}>
        <CloseIcon />
      </button>
    </li>
  );
}
