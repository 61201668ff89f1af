// A value from outside (a part of an address, a typed word, a storage key) is never looked up in a plain object,
// because every object has "constructor" and "__proto__". TypeScript itself refuses such a lookup if it knows the
// keys of the table. This rule forbids the two ways around that: a table whose type allows any key, and the operator
// `in` with a computed name.

const MAP_INSTEAD =
  'a table for any key also answers to "constructor": make it a Map, or leave the type out if its keys are known';
const HAS_OWN_INSTEAD = '`in` also finds what every object has, such as "constructor": ask Object.hasOwn';
const PASSED_ON = ['Readonly', 'Partial', 'Required'];

/**
 * Returns whether a type allows any text as a key: Record<string, …> or an index signature, also if it
 * is read-only.
 */
function isOpen(type) {
  if (type?.type === 'TSTypeLiteral') return type.members.some((member) => member.type === 'TSIndexSignature');
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  const name = type.typeName.name;
  return name === 'Record' ? first?.type === 'TSStringKeyword' : PASSED_ON.includes(name) && isOpen(first);
}

/** Returns whether a node is an object literal, with or without a type after it. */
function isObject(node) {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return isObject(node.expression);
  return node?.type === 'ObjectExpression';
}

export const lookupTables = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    const checkTable = (node, type, value) => {
      if (isOpen(type) && isObject(value)) report(node, MAP_INSTEAD);
    };
    return {
      VariableDeclarator: (node) => checkTable(node, node.id.typeAnnotation?.typeAnnotation, node.init),
      PropertyDefinition: (node) => checkTable(node, node.typeAnnotation?.typeAnnotation, node.value),
      AssignmentPattern: (node) => checkTable(node, node.left.typeAnnotation?.typeAnnotation, node.right),
      TSAsExpression: (node) => checkTable(node, node.typeAnnotation, node.expression),
      BinaryExpression(node) {
        const isWritten = node.left.type === 'Literal' || node.left.type === 'PrivateIdentifier';
        if (node.operator === 'in' && !isWritten) report(node, HAS_OWN_INSTEAD);
      },
    };
  },
};
