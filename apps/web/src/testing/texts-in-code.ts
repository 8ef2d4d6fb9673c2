import { join, relative } from 'node:path';
import ts from 'typescript';

/** One call of `t`. */
export interface TextUse {
  /** The file and the line. */
  place: string;
  /** Every text that it may return, as `namespace:key`. */
  texts: string[];
  /** The names of the values that it fills in; `'any'` if the types do not list them. */
  values: readonly string[] | 'any';
}

const project = join(__dirname, '../..');

const readProgram = () => {
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  return ts.createProgram(
    fileNames.filter((name) => !/\.spec\.tsx?$|\/testing\//u.test(name)),
    options,
  );
};

/** Calls of functions named `t`; asking the compiler about all calls would take most of the time. */
const callsIn = (node: ts.Node): ts.CallExpression[] => {
  const isOurs = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't';
  const calls: ts.CallExpression[] = isOurs ? [node] : [];
  ts.forEachChild(node, (child) => void calls.push(...callsIn(child)));
  return calls;
};

/** The names in an object, if all are written there. */
const writtenNamesOf = ({ properties }: ts.ObjectLiteralExpression): string[] | undefined => {
  const names = properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  return names.length === properties.length ? names : undefined;
};

/** The members of a union, or the type itself. */
const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/**
 * All texts that the code of the product uses. Keys are typed, so the compiler also lists keys that are built from the
 * names of states or chosen by a condition, and no list of exceptions is needed.
 */
export const textsInCode = (): TextUse[] => {
  const program = readProgram();
  const types = program.getTypeChecker();

  /** The namespaces of a `t`, the default one first; `null` for other functions. */
  const namespacesOf = (callee: ts.Expression): string[] | null => {
    const type = types.getTypeAtLocation(callee);
    if (![type.aliasSymbol, type.symbol].some((symbol) => symbol?.name === 'TFunction')) return null;
    const [namespaces] = types.getTypeArguments(type as ts.TypeReference);
    if (!namespaces) return null;
    const listed = types.isTupleType(namespaces)
      ? types.getTypeArguments(namespaces as ts.TypeReference)
      : [namespaces];
    return listed.map((each) => (each as ts.StringLiteralType).value);
  };

  /**
   * The texts that an expression can be. Literals and templates are read here: for an argument as a whole, the compiler
   * resolves the call of `t`, which takes most of the time.
   */
  const literalsOf = (expression: ts.Expression, place: string): string[] => {
    if (ts.isStringLiteralLike(expression)) return [expression.text];
    if (ts.isConditionalExpression(expression))
      return [expression.whenTrue, expression.whenFalse].flatMap((branch) => literalsOf(branch, place));
    if (ts.isTemplateExpression(expression))
      return expression.templateSpans.reduce(
        (starts, span) =>
          literalsOf(span.expression, place).flatMap((part) => starts.map((start) => start + part + span.literal.text)),
        [expression.head.text],
      );
    return membersOf(types.getTypeAtLocation(expression)).map((type) => {
      if (!type.isStringLiteral()) throw new Error(`${place}: which texts this can be is not known from its type`);
      return type.value;
    });
  };

  const textsOf = (key: ts.Expression, [defaultNamespace]: string[], place: string) =>
    literalsOf(key, place).map((name) => (name.includes(':') ? name : `${defaultNamespace}:${name}`));

  const valuesOf = (values: ts.Expression | undefined): TextUse['values'] => {
    if (!values) return [];
    const written = ts.isObjectLiteralExpression(values) ? writtenNamesOf(values) : undefined;
    if (written) return written;
    const type = types.getTypeAtLocation(values);
    return types.getIndexInfosOfType(type).length > 0 ? 'any' : type.getProperties().map(({ name }) => name);
  };

  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(project, 'src')))
    .flatMap((file) =>
      callsIn(file).flatMap((call) => {
        const namespaces = namespacesOf(call.expression);
        const [key, values] = call.arguments;
        if (!namespaces || !key) return [];
        const { line } = file.getLineAndCharacterOfPosition(call.getStart());
        const place = `${relative(project, file.fileName)}:${line + 1}`;
        return [{ place, texts: textsOf(key, namespaces, place), values: valuesOf(values) }];
      }),
    );
};
