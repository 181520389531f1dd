import type { ts as TS } from "ts-morph";
import { ts } from "./compiler.js";
import type { Code } from "./open-code.js";

/** What a value is by the contract: an identifier, the input of a meta-tool, or a tool of a listing. */
export type Role = "identifier" | "use_tool" | "open_toolbox" | "listed_tool";

interface Mark {
  /** A property that only this contract declares, by which it is known even behind `Readonly`, `Partial` or `extends`. */
  readonly key: string;
  readonly types: readonly string[];
  /** A type that has also the old key is somebody's bridge between the two. */
  readonly oldKey: string;
}

const MARKS: Readonly<Record<Role, Mark>> = {
  identifier: { key: "name", types: ["ToolIdentifier"], oldKey: "tool" },
  use_tool: { key: "tool", types: ["UseToolInput", "ParsedUseToolInput"], oldKey: "tool_name" },
  open_toolbox: { key: "toolbox", types: ["OpenToolboxInput"], oldKey: "toolbox_name" },
  listed_tool: { key: "server", types: ["ToolInfo"], oldKey: "toolbox_name" },
};

/** The contract that a type is, leaving aside what cannot be an object; undefined for every other type. */
export function contractOf(code: Code, type: TS.Type | undefined): Role | undefined {
  if (type === undefined) return undefined;
  const members = objectMembers(code, type);
  const [first] = members;
  const role = first === undefined ? undefined : roleOf(code, first);
  return members.every((member) => roleOf(code, member) === role) ? role : undefined;
}

function objectMembers({ checker }: Code, type: TS.Type): readonly TS.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members
    .filter(({ flags }) => (flags & NOT_AN_OBJECT()) === 0)
    .map((member) => checker.getApparentType(member))
    .filter((member) => members.length === 1 || !isPromise(checker, member));
}

/** What an async function returns may be a promise as well, says its type; what has keys of ours is none. */
function isPromise(checker: TS.TypeChecker, type: TS.Type): boolean {
  return checker.getPropertyOfType(type, "then") !== undefined;
}

const NOT_AN_OBJECT = () =>
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.Void |
  ts.TypeFlags.Never;

function roleOf(code: Code, type: TS.Type): Role | undefined {
  return (Object.keys(MARKS) as Role[]).find((role) => {
    const { key, types, oldKey } = MARKS[role];
    if (code.checker.getPropertyOfType(type, oldKey) !== undefined) return false;
    const declarations = code.checker.getPropertyOfType(type, key)?.declarations ?? [];
    return declarations.some((declaration) => {
      const { parent } = declaration;
      return (
        ts.isInterfaceDeclaration(parent) &&
        types.includes(parent.name.text) &&
        code.isContract(declaration.getSourceFile())
      );
    });
  });
}

/** Whether the type does not ask for all keys, as with `Partial`. */
export function isPartial(code: Code, type: TS.Type, role: Role): boolean {
  return objectMembers(code, type).some((member) => {
    const property = code.checker.getPropertyOfType(member, MARKS[role].key);
    return property !== undefined && (property.flags & ts.SymbolFlags.Optional) !== 0;
  });
}

export function isUntyped({ flags }: TS.Type): boolean {
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Whether a type is only what a pattern looks like: that of a parameter such as `{ tool }` without a type of its own. */
export function isOfPattern(type: TS.Type): boolean {
  // The compiler names everything that is written as a type, or as a value.
  const { symbol, objectFlags } = type as TS.ObjectType & { readonly symbol?: TS.Symbol };
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  return isObject && symbol === undefined && (objectFlags & ts.ObjectFlags.Anonymous) !== 0;
}

/** Whether a value of this type may have any key. */
export function isOpenType({ checker }: Code, type: TS.Type): boolean {
  return isUntyped(type) || checker.getIndexInfosOfType(type).length > 0;
}

/** Whether a value of this type is never an object. */
export function isPrimitive(type: TS.Type): boolean {
  return (type.isUnion() ? type.types : [type]).every(({ flags }) => (flags & NOT_AN_OBJECT()) !== 0);
}

/** Whether a value of this type is always an object, and no list. */
export function isObjectType({ checker }: Code, type: TS.Type): boolean {
  return (type.isUnion() ? type.types : [type]).every((member) => {
    return (member.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(member);
  });
}

/** Whether a type has a property of its own by this name, in any of its members. */
export function hasKey({ checker }: Code, type: TS.Type, key: string): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.some((member) => checker.getPropertyOfType(checker.getApparentType(member), key) !== undefined);
}
