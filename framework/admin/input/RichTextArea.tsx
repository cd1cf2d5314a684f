import Box from "@mui/material/Box";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { cleanPastedHtml, serializeHtml } from "./cleanPastedHtml.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { RichTextTools, type ToolName } from "./RichTextTools.tsx";

const commands: Readonly<Record<Exclude<ToolName, "heading" | "link">, string>> = {
  bold: "bold",
  italic: "italic",
  underline: "underline",
  bullets: "insertUnorderedList",
  numbers: "insertOrderedList",
  plain: "removeFormat",
  undo: "undo",
  redo: "redo",
};
const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, "") === "";
const linkAround = (node: Node | null | undefined) =>
  (node instanceof Element ? node : node?.parentElement)?.closest("a") ?? null;
// `execCommand` is deprecated, but the only API that every browser supports with undo.
const command = (name: string, argument?: string) => document.execCommand?.(name, false, argument);

/** Returns the formats that are active at the caret; none if the browser lacks the commands. */
function toolsAtCaret(): Set<ToolName> {
  const active = new Set<ToolName>();
  if (typeof document.queryCommandState !== "function") return active;
  for (const name of ["bold", "italic", "underline", "bullets", "numbers"] as const)
    if (document.queryCommandState(commands[name])) active.add(name);
  if (document.queryCommandValue("formatBlock").toLowerCase() === "h3") active.add("heading");
  if (linkAround(getSelection()?.anchorNode)) active.add("link");
  return active;
}

interface Props {
  html: string;
  label: string;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** Language of the text. */
  lang?: string | undefined;
  /** Called with the HTML, or null if it contains only whitespace. */
  onChange(html: string | null): void;
  onBlur(): void;
  areaRef(element: HTMLDivElement | null): void;
}

/**
 * A small editor based on the browser's content editing. Pasted content is sanitized here, and all
 * of it again on the server.
 */
export default function RichTextArea({
  html,
  label,
  required,
  invalid,
  describedBy,
  lang,
  onChange,
  onBlur,
  areaRef,
}: Props) {
  const area = useRef<HTMLDivElement | null>(null);
  const written = useRef<string | null>(null);
  const [active, setActive] = useState<ReadonlySet<ToolName>>(new Set());
  const [linking, setLinking] = useState<{ address: string; range: Range } | null>(null);
  useEffect(() => {
    // Writes only external changes into the element: writing the user's own input would move the
    // caret.
    if (!area.current || written.current === html) return;
    written.current = html;
    area.current.innerHTML = html;
  }, [html]);
  useEffect(() => {
    command("defaultParagraphSeparator", "p");
    const look = () => {
      if (area.current?.contains(document.activeElement)) setActive(toolsAtCaret());
    };
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, []);
  const read = () => {
    const now = area.current ? serializeHtml(area.current) : "";
    written.current = isBlank(now) ? "" : now;
    onChange(written.current || null);
    setActive(toolsAtCaret());
  };
  const startLink = () => {
    const selection = getSelection();
    if (!selection?.rangeCount || !area.current?.contains(selection.anchorNode)) return;
    const around = linkAround(selection.anchorNode);
    if (around) selection.selectAllChildren(around);
    setLinking({
      address: around?.getAttribute("href") ?? "",
      range: selection.getRangeAt(0).cloneRange(),
    });
  };
  const run = (name: ToolName) => {
    area.current?.focus();
    if (name === "link") return startLink();
    if (name === "heading") command("formatBlock", active.has("heading") ? "p" : "h3");
    else command(commands[name]);
    read();
  };
  const link = (address: string | null) => {
    if (!linking) return;
    setLinking(null);
    // The dialog releases the focus only after it has closed.
    setTimeout(() => applyLink(address, linking));
  };
  const applyLink = (address: string | null, { range }: { range: Range }) => {
    area.current?.focus();
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    if (!address) command("unlink");
    else if (range.collapsed) {
      const made = document.createElement("a");
      made.href = address;
      made.textContent = address.replace(/^(https?:\/\/|mailto:|tel:)/, "");
      command("insertHTML", made.outerHTML);
    } else command("createLink", address);
    read();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/html");
    if (pasted) command("insertHTML", cleanPastedHtml(pasted));
    else command("insertText", event.clipboardData.getData("text/plain"));
  };
  return (
    <>
      <Box
        sx={{
          border: 1,
          borderColor: invalid ? "error.main" : "divider",
          borderRadius: 1,
          bgcolor: "background.paper",
          "&:focus-within": { borderColor: "primary.main" },
        }}
      >
        <RichTextTools label={label} active={active} onTool={run} />
        <Box
          ref={(element: HTMLDivElement | null) => {
            area.current = element;
            areaRef(element);
          }}
          className="rich-text"
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-label={label}
          lang={lang}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onInput={read}
          onBlur={onBlur}
          onPaste={paste}
          sx={{
            minHeight: 140,
            maxHeight: 480,
            overflow: "auto",
            px: 1.5,
            py: 1,
            outline: "none",
            "& p": { my: 0.75 },
            "& > :first-of-type": { mt: 0 },
            "& a": { color: "primary.main" },
          }}
        />
      </Box>
      {linking && (
        <LinkDialog address={linking.address} onLink={link} onClose={() => setLinking(null)} />
      )}
    </>
  );
}
