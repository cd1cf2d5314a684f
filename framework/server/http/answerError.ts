import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Fields,
  getLanguageName,
  getPermissionName,
  type Issue,
  type Locale,
  listComparedFields,
  type Resource,
} from "../../schema/index.ts";
import { insideSentence } from "../../schema/locales/insideSentence.ts";
import { nameInMessage } from "../../schema/locales/nameInMessage.ts";
import { getErrorMessageKey } from "../defineErrors.ts";
import { DomainError, domainError, invalid, invalidInput } from "../domainError.ts";
import type { Engine, Translate } from "../engine.ts";
import { frameworkErrors } from "../frameworkErrors.ts";
import { getConstraintFields } from "../sql/constraintFields.ts";
import { errorStatuses } from "./errorStatuses.ts";
import { announceOverload, findOverload, hasClientLeft, Overload } from "./findOverload.ts";

/** Error code of a defect, which is logged under the reference that the message names. */
const internalError = "server.internalError";

/** Maximum number of fields whose errors an answer describes: a body may have far more. */
const maxErrors = 1000;

/** Response of every envelope call. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}
/** Response of a failed call: `data.error` is the error code. */
interface ErrorEnvelope extends Envelope {
  data: { error: string; errors?: Record<string, string> } & Record<string, unknown>;
}
/**
 * Builds the envelope of a successful call: `{ code: 200, message: "", data }`.
 *
 * @example
 * ```ts
 * const envelope = ok({ total: 12.5 });
 * ```
 */
export const ok = (data: unknown): Envelope => ({ code: 200, message: "", data });

/**
 * Returns a field's label in the reader's language; for a path into child rows, the label of its
 * last step.
 */
function getLabel(
  translate: Translate,
  locale: Locale,
  resource: Resource | undefined,
  path: string,
): string {
  const steps = path.split(".").filter((step) => !/^\d+$/.test(step));
  const [first = path, inner] = steps;
  if (/^(resources|person)\./.test(path)) return translate(locale, path);
  if (!resource) return path;
  const field = findComparedName(resource.fields, first);
  const declared = Object.hasOwn(resource.fields, field) ? resource.fields[field] : undefined;
  if (inner && declared?.kind === "rows") {
    const name = findComparedName(declared.options.fields, inner);
    return translate(locale, `resources.${resource.name}.rows.${field}.${name}`);
  }
  return declared ? translate(locale, `resources.${resource.name}.fields.${field}`) : path;
}
/** Returns the name of the field whose expected value a key carries; other keys are names. */
const findComparedName = (fields: Fields, key: string): string =>
  listComparedFields(fields).find((compared) => compared.key === key)?.name ?? key;
/**
 * Returns a field's label for a list of several fields; one language of a text is named with its
 * language.
 */
function fieldName(
  translate: Translate,
  locale: Locale,
  resource: Resource | undefined,
  path: string,
): string {
  const label = getLabel(translate, locale, resource, path);
  const [name = "", language] = path.split(".");
  return language && resource?.fields[name]?.type.traits.localized
    ? `${label} (${getLanguageName(language, locale, (key, more) => translate(locale, key, more))})`
    : label;
}

/** Formats a list of names with their values, `name<tab>value` on each line. */
function formatList(translate: Translate, locale: Locale, lines: string): string {
  const colon = translate(locale, "punctuation.colon");
  return lines
    .split("\n")
    .map((line) => line.replace("\t", colon))
    .join(translate(locale, "punctuation.comma"));
}

type Messages = Pick<Engine, "translate" | "resources">;

function sentence(
  { translate, resources }: Messages,
  locale: Locale,
  resource: Resource | undefined,
  path: string,
  issue: Issue,
): string {
  const params: Record<string, string | number> = { ...issue.params };
  params.field =
    "field" in params && issue.key !== "validation.unknownField"
      ? getLabel(translate, locale, resource, String(params.field))
      : (params.field ?? getLabel(translate, locale, resource, path));
  params.field = nameInMessage(issue.key, String(params.field), locale);
  if (typeof params.resource === "string")
    params.resource = insideSentence(
      translate(locale, `resources.${params.resource}.name`, {
        smart_count: Number(params.count ?? 2),
      }),
      locale,
    );
  if (typeof params.fields === "string") {
    const labels = params.fields
      .split(",")
      .map((one) => fieldName(translate, locale, resource, one));
    params.fields = [...new Set(labels)].join(translate(locale, "punctuation.comma"));
  }
  if (typeof params.permission === "string")
    params.permission = getPermissionName(
      (key, more) => translate(locale, key, more),
      resources,
      params.permission,
    );
  if (typeof params.language === "string")
    params.language = getLanguageName(params.language, locale, (key, more) =>
      translate(locale, key, more),
    );
  if (typeof params.list === "string") params.list = formatList(translate, locale, params.list);
  // Rules have no translator, so they name a command and a state by their message keys.
  for (const name of ["action", "state", "cause"])
    if (/^resources\.[\w.]+$/.test(String(params[name])))
      params[name] = translate(locale, String(params[name]));
  return translate(locale, issue.key, params);
}

/** Joins the messages of several errors into one text. */
function joinSentences(translate: Translate, locale: Locale, sentences: readonly string[]): string {
  const stop = translate(locale, "punctuation.stop");
  return [...new Set(sentences)]
    .map((one) => (/\p{Sentence_Terminal}$/u.test(one) ? one : one + stop))
    .join(translate(locale, "punctuation.space"));
}

export function errorEnvelope(
  messages: Messages,
  locale: Locale,
  resource: Resource | undefined,
  error: DomainError,
): ErrorEnvelope {
  const errors =
    error.issues &&
    Object.fromEntries(
      Object.entries(error.issues)
        .slice(0, maxErrors)
        .map(([path, issue]) => [path, sentence(messages, locale, resource, path, issue)]),
    );
  const [path = ""] = Object.keys(error.issues ?? {});
  const reasons = error.reasons.map((reason) => errorEnvelope(messages, locale, resource, reason));
  return {
    code: errorStatuses[error.type],
    message: reasons.length
      ? joinSentences(
          messages.translate,
          locale,
          reasons.map(({ message }) => message),
        )
      : sentence(messages, locale, resource, path, error.issue),
    data: {
      error: error.code,
      ...(errors ? { errors } : {}),
      ...(reasons.length
        ? { reasons: reasons.map(({ code, message, data }) => ({ code, message, ...data })) }
        : {}),
      ...error.data,
    },
  };
}

interface DatabaseFault {
  code: string;
  message: string;
  constraint?: string;
  column?: string;
  table?: string;
}
export const isDatabaseFault = (error: unknown): error is DatabaseFault =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^[0-9A-Z]{5}$/.test(error.code);

/**
 * Converts a database error to a domain error that names the field: constraints back up the checks
 * that ran before.
 */
function fromDatabase(fault: DatabaseFault, resource: Resource | undefined): DomainError | null {
  const fields = resource && getConstraintFields(resource);
  const field = fields?.constraints.get(fault.constraint ?? "");
  switch (fault.code) {
    case "23505":
      return field
        ? invalid({ [field]: { key: "validation.unique" } })
        : domainError("record.conflict");
    case "23503":
      // Deleting a row that is still referenced differs from a value that references a missing row.
      if (/update or delete on table/.test(fault.message)) return domainError("record.inUse");
      return field
        ? invalid({ [field]: { key: "validation.referenceMissing", params: { label: "" } } })
        : domainError("record.conflict");
    case "23502": {
      const empty = fields?.columns.get(`${fault.table}.${fault.column}`);
      return empty ? invalid({ [empty]: { key: "validation.required" } }) : null;
    }
    case "23514":
    case "22003":
    // Text that PostgreSQL cannot store, dates outside its calendar, and values too large for an
    // index.
    case "22021":
    case "22P05":
    case "22008":
    case "54000":
    case "54001":
      return invalidInput("malformedBody");
    case "42501":
      return domainError("record.forbidden");
    case "40001":
    case "40P01":
    case "55P03":
      return domainError("conflict.retry");
    default:
      return null;
  }
}
interface ClientFault {
  statusCode: number;
  code?: string;
}
const isClientFault = (error: unknown): error is ClientFault =>
  error instanceof Error &&
  "statusCode" in error &&
  typeof error.statusCode === "number" &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** Converts Fastify's own request errors. */
function fromClient(fault: ClientFault): DomainError {
  if (fault.statusCode === 413) return domainError("request.tooLarge");
  if (fault.statusCode === 415) return domainError("request.unsupportedMediaType");
  if (fault.statusCode === 404) return domainError("route.notFound");
  return domainError("request.malformed");
}

/** Converts anything thrown to a domain error; null for a defect of ours. */
export function toDomainError(error: unknown, resource: Resource | undefined): DomainError | null {
  if (error instanceof DomainError) return error;
  const overload = findOverload(error);
  if (overload) return overload;
  if (isDatabaseFault(error)) return fromDatabase(error, resource);
  return isClientFault(error) ? fromClient(error) : null;
}

/**
 * Converts everything thrown to a response: a domain error states the cause, a defect only a
 * reference number for the log.
 */
export function answerError(
  engine: Messages,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const { locale, resource, rest } = request.call;
  if (hasClientLeft(request, error)) return reply.code(499).send();
  const domainError = toDomainError(error, resource);
  if (domainError instanceof Overload) {
    announceOverload(request, reply, domainError, error);
    return reply.send(errorEnvelope(engine, locale, resource, domainError));
  }
  if (domainError) {
    const status = rest ? errorStatuses[domainError.type] : 200;
    return reply.code(status).send(errorEnvelope(engine, locale, resource, domainError));
  }
  return reply.code(500).send(defectEnvelope(engine, locale, request.log, error));
}

/**
 * Logs a defect, and describes it for the caller: by the reference number under which the log has
 * it, and nothing else.
 */
export function defectEnvelope(
  { translate }: Messages,
  locale: Locale,
  log: FastifyRequest["log"],
  error: unknown,
): ErrorEnvelope {
  const reference = randomUUID().slice(0, 8);
  log.error({ err: error, reference }, "a call failed");
  const key = getErrorMessageKey(internalError, frameworkErrors[internalError]);
  const message = translate(locale, key, { reference });
  return { code: 500, message, data: { error: internalError, reference } };
}
