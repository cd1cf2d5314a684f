import type { Editor } from "@tiptap/core";

/**
 * Returns the editor's HTML as the server stores it; an empty string where it holds no text and no
 * picture. The empty paragraph that the editor shows below a table or picture is no part of it.
 */
export const serializeText = (editor: Editor): string =>
  editor.isEmpty ? "" : editor.getHTML().replace(/(?:<p><\/p>)+$/, "");
