import AccessibilityTree

/// The label is no word: the name of a symbol, an identifier, an address, dots, or a lone letter.
public struct LabelNotReadable: ElementRule {
  public static let about = RuleDescription(
    "label-not-readable", title: "The label is not made for people",
    why: "VoiceOver spells or mumbles what was meant for a program.",
    audit: .sufficientElementDescription, criterion: .nonTextContent, severity: .moderate,
    fix: "Name the meaning: “Premium”, not “crown.fill”.", page: ApplePage.label, yieldsTo: ["label-filename"]
  )

  public init() {}

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    guard !node.label.isEmpty, node.role.isDisjoint(with: [.system, .key]),
      node.element.traits.isDisjoint(with: [.tableIndex, .statusBarElement])
    else { return nil }
    if node.role.contains(.field) { return nil }
    guard let doubt = LabelShape.of(node.label, isText: node.role.contains(.text)) else { return .pass }
    let measured = "the label “\(node.label)” \(doubt.words)"
    let required = "words for people"
    return doubt.isSure
      ? .fail(measured, required: required, reason: doubt.reason)
      : .review(measured, required: required, reason: doubt.reason)
  }
}

/// What a label looks like that may be no words.
enum LabelShape {
  struct Doubt {
    var reason, words: String
    var isSure: Bool

    init(_ reason: String, _ words: String, isSure: Bool = true) {
      self.reason = reason
      self.words = words
      self.isSure = isSure
    }
  }

  /// Why a label may be no words; nil for words.
  ///
  /// - Parameter isText: whether it is a text on the screen, which may be what the user or a server wrote.
  static func of(_ label: String, isText: Bool) -> Doubt? {
    let bytes = label.utf8
    // The usual label: a word without anything in it that could make it something else.
    guard bytes.count < 200, !isPlainWords(bytes) else { return nil }
    if label.allSatisfy({ ".-–—…·•_ ".contains($0) }) { return Doubt("dots", "is only dots or dashes") }
    if label.count == 1, let letter = label.first, letter.isLetter, letter.isUppercase || letter.isLowercase {
      return Doubt("letter", "is a lone letter")
    }
    if label.hasSuffix("...") {
      return Doubt("unfinished", "ends in three full stops; an ellipsis is one sign: “…”", isSure: isText)
    }
    if !label.contains(where: { $0.isLetter || $0.isNumber }) {
      return isEmoji(label) ? nil : Doubt("signs", "has no letters", isSure: false)
    }
    guard !label.contains(where: \.isWhitespace) else { return nil }
    return oneWord(label, isText: isText)
  }

  /// Whether a label is words of ASCII with spaces between them: that is seen at a glance.
  private static func isPlainWords(_ bytes: String.UTF8View) -> Bool {
    var hasLetter = false
    var hasSpace = false
    var last: UInt8 = 0
    for byte in bytes {
      if byte >= 0x80 { return false }
      if byte == 0x20 {
        hasSpace = true
      } else if (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A {
        hasLetter = true
      }
      last = byte
    }
    return hasLetter && hasSpace && last != UInt8(ascii: ".")
  }

  private static func isEmoji(_ label: String) -> Bool {
    label.unicodeScalars.allSatisfy { $0.properties.isEmoji || $0.value == 0xFE0F || $0.value == 0x200D }
  }

  private static func oneWord(_ label: String, isText: Bool) -> Doubt? {
    if label.contains("@") {
      return Doubt("address", "is an address", isSure: false)
    }
    if label.contains("://") || label.lowercased().hasPrefix("www.") {
      return Doubt("address", "is an address", isSure: false)
    }
    if isHexadecimal(label) { return Doubt("number", "is a number for programs", isSure: !isText) }
    if label.contains("_"), label.contains(where: \.isLetter) {
      return Doubt("identifier", "is an identifier", isSure: !isText)
    }
    if SymbolNames.contain(label) { return Doubt("symbol", "is the name of a symbol", isSure: !isText) }
    if let doubt = dotted(label, isText: isText) { return doubt }
    return humped(label, isText: isText)
  }

  /// Names with dots inside: symbols are all small letters and digits, `chart.xyaxis.line`.
  private static func dotted(_ label: String, isText: Bool) -> Doubt? {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
    else {
      return nil
    }
    // Numbers, times, and abbreviations such as “e.g” are said as they are.
    if parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) {
      return parts.count > 2 ? Doubt("version", "looks like a version", isSure: false) : nil
    }
    if parts.allSatisfy({ $0.count == 1 }) { return nil }
    let isSmall = parts.allSatisfy { $0.allSatisfy { !$0.isUppercase } }
    let hasVersion = parts.contains { $0.allSatisfy(\.isNumber) } && !parts[0].allSatisfy(\.isLetter)
    if hasVersion || parts[0].first.map({ $0 == "v" && parts[0].dropFirst().allSatisfy(\.isNumber) }) ?? false
    {
      return Doubt("version", "looks like a version", isSure: false)
    }
    if let last = parts.last, domains.contains(last.lowercased()) {
      return Doubt("address", "looks like an address", isSure: false)
    }
    guard isSmall else { return Doubt("identifier", "may be a user's name or an identifier", isSure: false) }
    return Doubt("symbol", "looks like the name of a symbol or an identifier", isSure: !isText)
  }

  private static let domains: Set<String> = [
    "com", "org", "net", "io", "dev", "app", "edu", "gov", "info", "de", "uk", "fr", "es", "it", "nl", "eu",
    "ch", "at",
    "us", "me", "tv", "ai", "co", "jp", "cn",
  ]

  /// Names in camel case: `btnBack`, `SettingsViewController`.
  private static func humped(_ label: String, isText: Bool) -> Doubt? {
    guard label.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), let first = label.first else {
      return nil
    }
    let humps = zip(label, label.dropFirst()).count { $0.isLowercase && $1.isUppercase }
    guard humps > 0 else { return nil }
    if first.isLowercase {
      // “iPhone”, “eBay” and “macOS” are names.
      let start = label.prefix { $0.isLowercase }
      if start.count == 1 || names.contains(label.lowercased()) { return nil }
      return Doubt("identifier", "is an identifier", isSure: !isText)
    }
    let endings = [
      "ViewController", "Controller", "View", "Button", "Label", "Cell", "Field", "Icon", "Image",
    ]
    guard endings.contains(where: { label.hasSuffix($0) }) else { return nil }
    return Doubt("identifier", "is the name of a class or picture", isSure: !isText)
  }

  private static let names: Set<String> = [
    "macos", "ipados", "tvos", "watchos", "visionos", "macbook", "imac",
  ]

  /// A number that programs wrote: a checksum, a UUID, `0x…`.
  static func isHexadecimal(_ label: String) -> Bool {
    var digits = label.lowercased().filter { $0 != "-" }
    if digits.hasPrefix("0x") { digits.removeFirst(2) } else if digits.count < 8 { return false }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return false }
    return digits.contains(where: \.isNumber) && digits.contains(where: \.isLetter)
  }
}
