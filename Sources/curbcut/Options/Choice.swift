import ArgumentParser

/// An enumeration as the value of an option, whose misspellings are understood.
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
