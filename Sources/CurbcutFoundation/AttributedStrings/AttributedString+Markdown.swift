import Foundation

/// The emphasis that Markdown gives to a part of a text.
///
/// Follows <https://developer.apple.com/documentation/foundation/inlinepresentationintent>.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic.
  public static let emphasized = Self(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// In letters of equal width.
  public static let code = Self(rawValue: 4)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 32)
}

extension AttributeScopes.FoundationAttributes {
  /// The emphasis that Markdown gives.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The emphasis.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in `NSAttributedString`.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeScopes {
  /// What Foundation's scope lacks on Linux.
  public struct _MarkdownAttributes: AttributeScope {
    /// The emphasis that Markdown gives.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  /// Makes the attributes available as properties of an attributed string.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions>.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is understood.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it; paragraphs, headings and lists lose their marks and line breaks.
      case full
      /// Emphasis and links.
      case inlineOnly
      /// Emphasis and links, with all line breaks and spaces as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done about text that is no Markdown.
    public enum FailurePolicy: Hashable, Sendable {
      /// It is an error. All text can be read here.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// What of Markdown is understood.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done about text that is no Markdown.
    public var failurePolicy: FailurePolicy

    /// Creates options.
    public init(
      interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Creates a text from Markdown.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u>.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for block in Self.blocks(of: markdown, options.interpretedSyntax) {
      for part in InlineMarkdown.parts(of: block) { append(AttributedString(part, baseURL: baseURL)) }
    }
  }

  /// Creates a text with the attributes that Markdown gives it.
  init(_ part: InlineMarkdown.Part, baseURL: URL? = nil) {
    self.init(part.string)
    var intent: InlinePresentationIntent = []
    if part.isBold { intent.insert(.stronglyEmphasized) }
    if part.isItalic { intent.insert(.emphasized) }
    if part.isCode { intent.insert(.code) }
    if part.isStruck { intent.insert(.strikethrough) }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let link = part.link { self.link = URL(string: link.absoluteString, relativeTo: baseURL) ?? link }
  }

  /// The parts of a text whose Markdown is read for itself.
  private static func blocks(of text: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> [String]
  {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return [text]
    case .inlineOnly: return [text.replacingOccurrences(of: "\n", with: " ")]
    case .full:
      var blocks: [String] = []
      var isNew = true
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty {
          isNew = true
          continue
        }
        let (content, isBlock) = withoutMark(trimmed)
        if isNew || isBlock || blocks.isEmpty {
          blocks.append(content)
        } else {
          blocks[blocks.count - 1] += " " + content
        }
        isNew = trimmed.hasPrefix("#")
      }
      return blocks
    }
  }

  /// A line without the mark of a heading, quotation or list.
  private static func withoutMark(_ line: String) -> (String, isBlock: Bool) {
    let mark = line.prefix { !$0.isWhitespace }
    let isNumber = mark.count > 1 && mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
    let isHeading = (1...6).contains(mark.count) && mark.allSatisfy { $0 == "#" }
    guard mark.count < line.count, isHeading || isNumber || ["-", "*", "+", ">"].contains(mark) else {
      return (line, false)
    }
    return (line.dropFirst(mark.count).trimmingCharacters(in: .whitespaces), true)
  }
}
