import Foundation

extension NSAttributedString {
  /// The format of a document with text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype>.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What is known of a document before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`; without it, the data or the name tells.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What was learned of a document when it was read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format, the raw value of a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a file with rich or plain text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsattributedstring/init(url:options:documentattributes:)>.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - options: what is known of it.
  ///   - dict: receives what was learned of it.
  /// - Throws: the error of reading the file, or `CocoaError.fileReadCorruptFile`.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Reads rich or plain text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)>.
  ///
  /// - Parameters:
  ///   - data: the content of a file.
  ///   - options: what is known of it.
  ///   - dict: receives what was learned of it.
  /// - Throws: `CocoaError.fileReadCorruptFile` for data that is not of the format.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let isRich = data.starts(with: Data(#"{\rtf"#.utf8))
    let stated = options[.documentType]
    let type =
      stated as? DocumentType ?? (stated as? String).map { DocumentType(rawValue: $0) }
      ?? (isRich ? .rtf : .plain)
    if type == .rtf {
      guard isRich else { throw CocoaError(.fileReadCorruptFile) }
      dict?.pointee = NSDictionary(object: type.rawValue, forKey: NSString(string: "DocumentType"))
      self.init(attributedString: RichTextReader.read(data))
      return
    }
    let raw = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
    let encoding = raw.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard type == .plain, let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = NSDictionary(object: type.rawValue, forKey: NSString(string: "DocumentType"))
    self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }

  /// The content of a file with a part of the text, rich or plain.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsattributedstring/data(from:documentattributes:)>.
  ///
  /// - Parameters:
  ///   - range: the part, in UTF-16 units.
  ///   - dict: the format under `documentType`, plain without it; the encoding of plain text.
  /// - Throws: `CocoaError.fileWriteUnknown` for a format that is not written, and
  ///   `CocoaError.fileWriteInapplicableStringEncoding` for an encoding that lacks some of the letters.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
    -> Data
  {
    let part = attributedSubstring(from: range)
    let stated = dict[.documentType]
    switch stated as? DocumentType ?? (stated as? String).map({ DocumentType(rawValue: $0) }) ?? .plain {
    case .rtf: return RichTextWriter.write(part)
    case .plain:
      let raw = (dict[.characterEncoding] as? NSNumber)?.uintValue ?? dict[.characterEncoding] as? UInt
      guard let data = part.string.data(using: raw.map { String.Encoding(rawValue: $0) } ?? .utf8) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.fileWriteUnknown)
    }
  }
}
