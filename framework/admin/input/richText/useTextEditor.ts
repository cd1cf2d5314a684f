import type { EditorView } from "@tiptap/pm/view";
import { type Editor, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useRef } from "react";
import { cleanPastedHtml } from "./cleanPastedHtml.ts";
import { extensions } from "./extensions.ts";
import { serializeText } from "./serializeText.ts";

interface Options {
  html: string;
  /** ARIA attributes and language of the text box. */
  attributes: Record<string, string>;
  toolbar: RefObject<HTMLDivElement | null>;
  /** Called with the HTML, or null without any text and picture. */
  onChange(html: string | null): void;
  onBlur(): void;
}

/**
 * Creates TipTap's editor of a form value, which follows the value and writes it; null until it is
 * created.
 */
export function useTextEditor(options: Options): Editor | null {
  const { html, attributes, toolbar, onChange, onBlur } = options;
  // The value of the form, and what the editor makes of it: loading a text is no change.
  const known = useRef<{ html: string; text: string } | null>(null);
  const editor = useEditor({
    extensions,
    // An editor made while rendering is destroyed again where the machine is too slow to mount it.
    immediatelyRender: false,
    content: html,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view: EditorView, event: KeyboardEvent) => {
        if (!event.altKey || event.key !== "F10") return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const text = serializeText(changed);
      if (text === known.current?.text) return;
      known.current = { html: text, text };
      onChange(text || null);
    },
    onBlur,
  });
  useEffect(() => {
    if (!editor || known.current?.html === html) return;
    // Writes only changes from outside: the member's own would move the caret.
    if (known.current) editor.commands.setContent(html, { emitUpdate: false });
    known.current = { html, text: serializeText(editor) };
  }, [html, editor]);
  return editor;
}
