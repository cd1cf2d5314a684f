// A package that react-admin imports with its lists, and that runs only when a file is exported by
// react-admin's own button. The lists of this app have an export of their own.
const exporter = "jsonexport/dist/index.js";
const later = `\0later:${exporter}`;

/** Loads the package that writes react-admin's CSV files when it is called, not with every list. */
export const loadExporterLater = () => ({
  name: "load-exporter-later",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === exporter && importer?.includes("/ra-core/") ? later : null,
  load: (id) =>
    id === later
      ? `export default async (...given) => (await import("${exporter}")).default(...given);`
      : null,
});
