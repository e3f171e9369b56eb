/// The Objective-C names of Swift declarations, by the rules of the Swift compiler.
enum SelectorNames {
  /// Effects of a method that add an argument to its selector.
  struct Effects: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let `throws` = Effects(rawValue: 1)
    static let async = Effects(rawValue: 2)
  }

  /// The selector of a method.
  ///
  /// - Parameters:
  ///   - base: the method's name; `init` for an initialiser.
  ///   - labels: the argument labels, empty for none.
  ///   - effects: whether it throws or is asynchronous: an error or completion handler is then the last argument.
  static func method(_ base: String, labels: [String], effects: Effects = []) -> String {
    var labels = labels
    if base == "init", labels.count == 1, let label = labels.first, !label.isEmpty, effects.isEmpty {
      return joined(base, label, checksBase: true) + ":"
    }
    // An asynchronous method passes its error to the completion handler.
    var suffix: String?
    if effects.contains(.async) {
      suffix = "completionHandler"
    } else if effects.contains(.throws) {
      suffix = "error"
    }
    guard let first = labels.first else {
      switch suffix {
      case "completionHandler": return base + "WithCompletionHandler:"
      case "error": return base + "AndReturnError:"
      default: return base
      }
    }
    labels.removeFirst()
    if let suffix { labels.append(suffix) }
    let piece = first.isEmpty ? base : joined(base, first, checksBase: true)
    return ([piece] + labels).map { $0 + ":" }.joined()
  }

  /// The selector of a property's setter, from the property's Objective-C name.
  static func setter(_ property: String) -> String { "set" + capitalised(property) + ":" }

  private static func joined(_ base: String, _ label: String, checksBase: Bool) -> String {
    let isPhrase = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
    return base + (isPhrase ? "" : "With") + capitalised(label)
  }

  private static func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    var word = ""
    for character in name {
      if character.isUppercase, word.contains(where: \.isLowercase) { break }
      word.append(character)
    }
    return word.lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    var word = ""
    for character in name.reversed() {
      word = String(character) + word
      if character.isUppercase { break }
    }
    return word.lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]
}
