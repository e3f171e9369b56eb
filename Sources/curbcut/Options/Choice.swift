import ArgumentParser

/// Parses an enumeration as the value of an option, with a suggestion for a misspelt value.
enum Choice {
  static func parse<Value: RawRepresentable & CaseIterable & SendableMetatype>(
    _ type: Value.Type
  ) -> @Sendable (String) throws -> Value where Value.RawValue == String {
    let known = Value.allCases.map(\.rawValue)
    return { text in
      guard let value = Value(rawValue: text) else {
        throw ValidationError(Suggestion.hint(for: text, in: known))
      }
      return value
    }
  }
}
