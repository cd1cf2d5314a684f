// Which files the development server's API is made of.
import { isBrowser, isTest } from "./fileKinds.mjs";

const folders = /^(server|framework|core|adapters|demo|resources|i18n|migrations)\//;
/** Files of migrations that no server reads. */
const unread = /^migrations\/(schema\.sql|released\.json)$/;

/**
 * Whether an edit of the file restarts the API: whether the server loads it, or reads it when it
 * starts. The browser's code and tests are no part of it.
 *
 * @param {string} file relative to the project; its separators are those of any system
 * @returns {boolean}
 */
export function isServerSource(file) {
  const name = file.replaceAll("\\", "/");
  return (
    folders.test(name) &&
    /\.(ts|mjs|js|sql|json)$/.test(name) &&
    !unread.test(name) &&
    !isBrowser(name) &&
    !isTest(name)
  );
}
