type HostedError = { readonly message?: string; readonly extensions: Readonly<Record<string, string>> }
type Names = readonly (string | undefined)[]
type Translation = readonly [pattern: RegExp, to: (names: Names) => HostedError]

const withoutWrapping = (type = '') => type.replaceAll(/[[\]!]/g, '')
const operationName = (name: string | undefined) => name ?? 'anonymous query'

const undefinedFragment = (fragmentName = '', problem: string): HostedError => ({
  message: `Fragment ${fragmentName} was ${problem}`,
  extensions: { code: 'useAndDefineFragment', fragmentName },
})

const argumentNotAccepted = (typeName: string, name = '', argumentName = ''): HostedError => ({
  message: `${typeName} '${name}' doesn't accept argument '${argumentName}'`,
  extensions: { code: 'argumentNotAccepted', name, typeName, argumentName },
})

/**
 * What our GraphQL library says of a document that does not fit the schema, and what the hosted platform says instead:
 * its code, its data and, where all of it is known, its words. Clients tell errors apart by the code.
 */
const translations: readonly Translation[] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"\./,
    ([fieldName = '', typeName = '']) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: { code: 'undefinedField', typeName, fieldName },
    }),
  ],
  [
    /^Variable "\$(\w+)" is never used(?: in operation "(\w+)")?\.$/,
    ([variableName = '', operation]) => ({
      message: `Variable $${variableName} is declared by ${operationName(operation)} but not used`,
      extensions: { code: 'variableNotUsed', variableName },
    }),
  ],
  [
    /^Variable "\$(\w+)" is not defined(?: by operation "(\w+)")?\.$/,
    ([variableName = '', operation]) => ({
      message: `Variable $${variableName} is used by ${operationName(operation)} but not declared`,
      extensions: { code: 'variableNotDefined', variableName },
    }),
  ],
  [/^Fragment "(\w+)" is never used\.$/, ([name]) => undefinedFragment(name, 'defined, but not used')],
  [/^Unknown fragment "(\w+)"\./, ([name]) => undefinedFragment(name, 'used, but not defined')],
  [/^Unknown argument "(\w+)" on field "\w+\.(\w+)"\./, ([of, field]) => argumentNotAccepted('Field', field, of)],
  [/^Unknown argument "(\w+)" on directive "@(\w+)"\./, ([of, name]) => argumentNotAccepted('Directive', name, of)],
  [
    /^Field "(\w+)" is not defined by type "(\w+)"\./,
    ([argument, type]) => argumentNotAccepted('InputObject', type, argument),
  ],
  [
    /^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required, but it was not provided\.$/,
    ([name = '', argument = '']) => ({
      message: `Field '${name}' is missing required arguments: ${argument}`,
      extensions: { code: 'missingRequiredArguments', className: 'Field', name, arguments: argument },
    }),
  ],
  [
    /^Field "(\w+)\.(\w+)" of required type "([^"]+)" was not provided\.$/,
    ([inputObjectType = '', argumentName = '', argumentType = '']) => ({
      message: `Argument '${argumentName}' on InputObject '${inputObjectType}' is required. Expected type ${argumentType}`,
      extensions: { code: 'missingRequiredInputObjectAttribute', argumentName, argumentType, inputObjectType },
    }),
  ],
  [
    /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields\./,
    ([name = '', type]) => ({
      message: `Field must have selections (field '${name}' returns ${withoutWrapping(type)} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: withoutWrapping(type) },
    }),
  ],
  [
    /^Field "(\w+)" must not have a selection since type "([^"]+)" has no subfields\.$/,
    ([name = '', type]) => ({
      extensions: { code: 'selectionMismatch', nodeName: `field '${name}'`, typeName: withoutWrapping(type) },
    }),
  ],
  [
    /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"\.$/,
    ([variableName = '', typeName = '', expected]) => ({
      extensions: {
        code: 'variableMismatch',
        variableName,
        typeName,
        errorMessage: `${expected === `${typeName}!` ? 'Nullability' : 'Type'} mismatch`,
      },
    }),
  ],
  [
    /^Variable "\$(\w+)" cannot be non-input type "([^"]+)"\.$/,
    ([variableName = '', type]) => ({
      message: `${withoutWrapping(type)} isn't a valid input type (on $${variableName})`,
      extensions: { code: 'variableRequiresValidType', typeName: withoutWrapping(type), variableName },
    }),
  ],
  [/^Unknown type "(\w+)"\./, ([typeName = '']) => ({ extensions: { code: 'undefinedType', typeName } })],
  [
    /^Fragment(?: "(\w+)")? cannot condition on non composite type "(\w+)"\.$/,
    ([, typeName = '']) => ({
      message: `Invalid fragment on type ${typeName} (must be Union, Interface or Object)`,
      extensions: { code: 'fragmentOnNonCompositeType', typeName },
    }),
  ],
  [
    /^Fragment(?: "(\w+)")? cannot be spread here as objects of type "(\w+)" can never be of type "(\w+)"\.$/,
    ([fragmentName, parentName = '', typeName = '']) => ({
      message: `Fragment${fragmentName ? ` ${fragmentName}` : ''} on ${typeName} can't be spread inside ${parentName}`,
      extensions: { code: 'cannotSpreadFragment', typeName, fragmentName: fragmentName ?? 'unknown', parentName },
    }),
  ],
  [
    /^Unknown directive "@(\w+)"\.$/,
    ([directiveName = '']) => ({
      message: `Directive @${directiveName} is not defined`,
      extensions: { code: 'undefinedDirective', directiveName },
    }),
  ],
  [
    /^Directive "@(\w+)" may not be used on \w+\.$/,
    ([name = '']) => ({ extensions: { code: 'directiveCannotBeApplied', name } }),
  ],
  [
    /^The directive "@(\w+)" can only be used once at this location\.$/,
    ([directiveName = '']) => ({ extensions: { code: 'directiveNotUniqueForLocation', directiveName } }),
  ],
  [/^Fields "(\w+)" conflict because /, ([fieldName = '']) => ({ extensions: { code: 'fieldConflict', fieldName } })],
  [
    /^There can be only one operation named "(\w+)"\.$/,
    ([operation = '']) => ({
      message: `Operation name "${operation}" must be unique`,
      extensions: { code: 'uniquelyNamedOperations', operationName: operation },
    }),
  ],
  [
    /^This anonymous operation must be the only defined operation\.$/,
    () => ({
      message: 'Operation name is required when multiple operations are present',
      extensions: { code: 'uniquelyNamedOperations' },
    }),
  ],
  [
    /^There can be only one fragment named "(\w+)"\.$/,
    ([fragmentName = '']) => ({
      message: `Fragment name "${fragmentName}" must be unique`,
      extensions: { code: 'fragmentNotUnique', fragmentName },
    }),
  ],
  [
    /^There can be only one variable named "\$(\w+)"\.$/,
    ([variableName = '']) => ({ extensions: { code: 'variableNotUnique', variableName } }),
  ],
  [
    /^There can be only one argument named "(\w+)"\.$/,
    ([name = '']) => ({ extensions: { code: 'argumentNotUnique', name } }),
  ],
  [
    /^(?:\w+ cannot represent|Expected value of type "|Enum "\w+" cannot represent|Value "\w+" does not exist in ")/,
    () => ({ extensions: { code: 'argumentLiteralsIncompatible' } }),
  ],
]

export const toHostedError = (message: string): HostedError | undefined => {
  for (const [pattern, to] of translations) {
    const match = pattern.exec(message)
    if (match) return to(match.slice(1))
  }
  return undefined
}
