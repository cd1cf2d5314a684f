// Finds domains that import each other, and files that do.
import { findDomain, isTest } from "./fileKinds.mjs";

/** Groups imports by their importer: name → imported name → the import that is shown. */
function groupImports(imports, toName) {
  const byName = new Map();
  for (const one of imports) {
    const [name, target] = [toName(one.from), toName(one.to)];
    if (name === null || target === null || name === target || isTest(one.from)) continue;
    const targets = byName.get(name) ?? new Map();
    byName.set(name, targets);
    if (!targets.has(target)) targets.set(target, `${one.from}:${one.line} imports ${one.to}`);
  }
  return byName;
}

/** Lists groups of names that reach each other, by Tarjan's algorithm, without recursion limits. */
function listComponents(byName) {
  const state = new Map();
  const path = [];
  const components = [];
  const visit = (name) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(name, own);
    path.push(name);
    for (const target of byName.get(name)?.keys() ?? []) {
      const other = state.get(target) ?? visit(target);
      if (other.isOpen) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const component = path.splice(path.indexOf(name));
      for (const member of component) state.get(member).isOpen = false;
      if (component.length > 1) components.push(component);
    }
    return own;
  };
  for (const name of byName.keys()) if (!state.has(name)) visit(name);
  return components;
}

/** Finds a shortest cycle through the first name of a component, as a list of names. */
function findCycle(byName, component) {
  const start = component.toSorted()[0];
  const trails = [[start]];
  const seen = new Set();
  for (const trail of trails)
    for (const target of byName.get(trail.at(-1))?.keys() ?? []) {
      if (target === start) return [...trail, start];
      if (!component.includes(target) || seen.has(target)) continue;
      seen.add(target);
      trails.push([...trail, target]);
    }
  return component;
}

function describeCycles(title, fix, byName) {
  return listComponents(byName).map((component) => {
    const cycle = findCycle(byName, component);
    const steps = cycle.slice(1).map((to, index) => byName.get(cycle[index])?.get(to));
    return `${title}: ${cycle.join(" → ")} (${fix})\n  ${steps.join("\n  ")}`;
  });
}

/**
 * Finds domains that import each other in a cycle, types included; tests stand above the domains.
 *
 * @param {readonly import("./readImports.mjs").Import[]} imports
 * @returns {string[]}
 */
export const findDomainCycles = (imports) =>
  describeCycles(
    "domains in a cycle",
    "move what both need into the domain that is imported, or into core/",
    groupImports(imports, findDomain),
  );

/**
 * Finds files that import each other's values in a cycle when they are loaded.
 *
 * @param {readonly import("./readImports.mjs").Import[]} imports
 * @returns {string[]}
 */
export const findFileCycles = (imports) =>
  describeCycles(
    "files in a cycle",
    "move what both need into a file of its own",
    groupImports(
      imports.filter(({ isValue, isPackage, isDynamic }) => isValue && !isPackage && !isDynamic),
      (file) => file,
    ),
  );
