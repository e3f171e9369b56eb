import Foundation

/// A translation: one text, or several to choose from by a number, the device or the available width.
package struct LocalizedText: Hashable, Sendable {
  /// The text, which may contain variables such as `%#@name@`.
  package var format: Variation
  /// The definitions of the variables.
  package var variables: [String: Variable] = [:]

  /// Texts to choose from.
  package indirect enum Variation: Hashable, Sendable {
    case text(String)
    /// By the plural category of a number.
    case plural([String: Variation])
    /// By device: `iphone`, `ipad`, `other`.
    case device([String: Variation])
    /// By the available width, in ems.
    case width([Int: String])

    /// Whether a number has a say, be it for one device only.
    var hasPlurals: Bool {
      switch self {
      case .text, .width: false
      case .plural: true
      case .device(let forms): forms.values.contains(where: \.hasPlurals)
      }
    }
  }

  /// A number in a text, and the words around it that depend on it.
  package struct Variable: Hashable, Sendable {
    /// The position of its argument, from 1; nil for the next in order.
    package var argument: Int?
    /// The format specifier that replaces `%arg` in the forms, without the percent sign: `lld`.
    package var specifier: String
    /// The words, by plural category or device.
    package var forms: Variation
    /// Whether the words are the whole text, with all its values.
    package var isWhole = false
  }

  /// A text that is always the same.
  ///
  /// - Parameter text: the text.
  package init(_ text: String) { format = .text(text) }

  /// A text with variables.
  ///
  /// - Parameters:
  ///   - format: the text, with variables such as `%#@name@`.
  ///   - variables: their definitions, by name.
  package init(format: Variation, variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  /// Whether the text depends on numbers passed with it.
  package var isVariable: Bool { !variables.isEmpty }

  /// The text when there is no number to choose by: in the form for `other`.
  ///
  /// - Parameter device: `iphone` or `ipad`.
  package func text(device: String) -> String {
    var text = Self.choose(format, device: device) { _ in "other" }
    for (name, variable) in variables {
      let form = Self.choose(variable.forms, device: device) { _ in "other" }
        .replacingOccurrences(of: "%arg", with: "%\(variable.specifier)")
      text = text.replacingOccurrences(of: "%#@\(name)@", with: form)
    }
    return text
  }

  /// Chooses among texts.
  static func choose(
    _ variation: Variation, device: String, plural category: (Set<String>) -> String
  ) -> String {
    switch variation {
    case .text(let text): return text
    case .plural(let forms):
      let form = forms[category(Set(forms.keys))] ?? forms["other"] ?? forms["many"]
      let any = form ?? forms.min { $0.key < $1.key }?.value
      return any.map { choose($0, device: device, plural: category) } ?? ""
    case .device(let forms):
      let form = forms[device] ?? forms["other"] ?? forms["iphone"] ?? forms.min { $0.key < $1.key }?.value
      return form.map { choose($0, device: device, plural: category) } ?? ""
    case .width(let texts): return texts.max { $0.key < $1.key }?.value ?? ""
    }
  }
}
