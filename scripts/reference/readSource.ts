import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";
import { type DocComment, parseDocComment } from "./docComment.ts";

/** A member of an interface, an object type or a class. */
export interface Member {
  name: string;
  isOptional: boolean;
  /** Its type as one line, without the comments inside it. */
  type: string;
  /** Its declaration as it is written, with the comments inside it. */
  source: string;
  doc: DocComment | null;
}

/** An exported declaration of one source file. */
export interface Declared {
  name: string;
  file: string;
  doc: DocComment | null;
  /** The declaration without the body of a function or a class. */
  source: string;
  /** Members of an interface, an object type or a class; empty for everything else. */
  members: readonly Member[];
}

type Comment = { value: string; start: number; end: number };

/** One file's text with its comments, from which declarations are cut. */
class SourceText {
  readonly text: string;
  readonly #comments: readonly Comment[];

  constructor(text: string, comments: readonly Comment[]) {
    this.text = text;
    this.#comments = comments;
  }

  /** Returns the doc comment that ends directly before an offset. */
  findDoc(at: number): DocComment | null {
    const comment = this.#comments.findLast(({ end }) => end <= at);
    const isDoc = comment?.value.startsWith("*") && this.text.slice(comment.end, at).trim() === "";
    return comment && isDoc ? parseDocComment(comment.value) : null;
  }

  /** Returns a range as one line, without comments. */
  toLine(start: number, end: number): string {
    let line = "";
    let from = start;
    for (const comment of this.#comments)
      if (comment.start >= from && comment.end <= end) {
        line += this.text.slice(from, comment.start);
        from = comment.end;
      }
    return `${line}${this.text.slice(from, end)}`
      .replace(/\s+/g, " ")
      .replace(/([[(<]) /g, "$1")
      .replace(/,? ([\])>])(?!=)/g, "$1")
      .trim();
  }

  /** Returns a range as it is written, with the indentation of its first line removed. */
  toBlock(start: number, end: number): string {
    const indent = this.text.slice(this.text.lastIndexOf("\n", start) + 1, start);
    const isIndent = /^\s+$/.test(indent);
    return this.text
      .slice(start, end)
      .split("\n")
      .map((line, index) =>
        index > 0 && isIndent && line.startsWith(indent) ? line.slice(indent.length) : line,
      )
      .join("\n")
      .replace(/;$/, "");
  }
}

const keyName = (key: { type: string; name?: unknown; value?: unknown }): string =>
  String(key.type === "Identifier" ? key.name : (key.value ?? ""));

/** Returns the type in a member's line: what follows its name. */
const toMemberType = (line: string): string =>
  line.replace(/;$/, "").replace(/^(readonly |async |get )*[\w$"]+\??(:\s*)?/, "");

function readSignature(source: SourceText, signature: ESTree.TSSignature): Member | null {
  if (signature.type !== "TSPropertySignature" && signature.type !== "TSMethodSignature")
    return null;
  const { start, end } = signature;
  return {
    name: keyName(signature.key),
    isOptional: signature.optional,
    type: toMemberType(source.toLine(start, end)),
    source: source.toBlock(start, end),
    doc: source.findDoc(start),
  };
}

/** Reads the public methods and properties of a class; a method's body is left out. */
function readClassMember(source: SourceText, element: ESTree.ClassElement): Member | null {
  if (element.type !== "MethodDefinition" && element.type !== "PropertyDefinition") return null;
  if (
    element.key.type === "PrivateIdentifier" ||
    (element.type === "MethodDefinition" && element.kind === "constructor")
  )
    return null;
  const body = element.type === "MethodDefinition" ? element.value.body : null;
  const { start } = element;
  const end = body ? body.start : element.end;
  return {
    name: keyName(element.key),
    isOptional: false,
    type: toMemberType(source.toLine(start, end)),
    source: source.toBlock(start, end).trim(),
    doc: source.findDoc(start),
  };
}

/** Lists the members that a type consists of: those of each object type in an intersection. */
function listTypeMembers(type: ESTree.TSType): ESTree.TSSignature[] {
  if (type.type === "TSTypeLiteral") return type.members;
  if (type.type === "TSIntersectionType") return type.types.flatMap(listTypeMembers);
  return [];
}

const isMember = (member: Member | null): member is Member => member !== null;

function readDeclaration(
  source: SourceText,
  file: string,
  statement: ESTree.ExportNamedDeclaration,
): Declared[] {
  const { declaration } = statement;
  if (!declaration) return [];
  const doc = source.findDoc(statement.start);
  const describe = (name: string, end: number, members: (Member | null)[] = []): Declared => ({
    name,
    file,
    doc,
    source: source
      .toBlock(statement.start, end)
      .replace(/^export /, "")
      .replace(/\s*=>\s*$/, "")
      .trim(),
    members: members.filter(isMember),
  });
  switch (declaration.type) {
    case "TSInterfaceDeclaration":
      return [
        describe(
          declaration.id.name,
          declaration.end,
          declaration.body.body.map((one) => readSignature(source, one)),
        ),
      ];
    case "TSTypeAliasDeclaration":
      return [
        describe(
          declaration.id.name,
          declaration.end,
          listTypeMembers(declaration.typeAnnotation).map((one) => readSignature(source, one)),
        ),
      ];
    case "ClassDeclaration":
      return declaration.id
        ? [
            describe(
              declaration.id.name,
              declaration.body.start,
              declaration.body.body.map((one) => readClassMember(source, one)),
            ),
          ]
        : [];
    case "FunctionDeclaration":
      return declaration.id
        ? [describe(declaration.id.name, declaration.body?.start ?? declaration.end)]
        : [];
    case "VariableDeclaration":
      return declaration.declarations.flatMap(({ id, init, end }) => {
        if (id.type !== "Identifier") return [];
        const isFunction = init?.type === "ArrowFunctionExpression";
        return [describe(id.name, isFunction ? init.body.start : end)];
      });
    default:
      return [];
  }
}

/**
 * Reads the exported declarations of a file with their doc comments.
 *
 * @throws Error when the file has a syntax error.
 */
export function readSource(file: string): Declared[] {
  const text = readFileSync(file, "utf8");
  const { program, comments, errors } = parseSync(file, text, {
    lang: file.endsWith("x") ? "tsx" : "ts",
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const source = new SourceText(text, comments);
  return program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration" ? readDeclaration(source, file, statement) : [],
  );
}
