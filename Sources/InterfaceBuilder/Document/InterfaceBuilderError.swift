/// Why a document could not be read: the place, what was found, what was expected, and what to do.
public struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure, for programs that need to tell them apart.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is nothing at the path.
    case missingFile
    /// The path is a folder.
    case directory
    /// The file is a device, a pipe, or may not be read.
    case unreadable
    /// The file is larger, nests deeper, or has more elements than any document of Interface Builder.
    case tooLarge
    /// The file is a compiled nib.
    case binaryNib
    /// The file declares a document type or entities, which Interface Builder never writes.
    case documentType
    /// The file is not XML.
    case notXML
    /// The file begins as XML, but is not well-formed.
    case malformed
    /// The file ends in the middle of the document.
    case truncated
    /// The file is XML, but not a document of Interface Builder.
    case wrongRoot
    /// The document is for macOS.
    case macOSDocument
    /// The document is for watchOS, tvOS or an unknown platform.
    case unsupportedPlatform
    /// The document has no such scene or view.
    case unknownScreen
    /// The document contains no scene or view.
    case noScreens
  }

  /// The kind of failure.
  public var kind: Kind
  /// The path of the file, as it was given.
  public var file: String
  /// The place in the file, if there is one.
  public var place: SourcePlace?
  /// What was found.
  public var problem: String
  /// What was expected there instead.
  public var expected: String?
  /// What to do about it.
  public var advice: String?

  /// Creates an error, with its place and a remedy.
  public init(
    _ kind: Kind, file: String, place: SourcePlace? = nil, problem: String, expected: String? = nil,
    advice: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.place = place
    self.problem = problem
    self.expected = expected
    self.advice = advice
  }

  /// `file:line:column: error: problem; expected …. advice`.
  public var description: String {
    var text = file
    if let place { text += ":\(place)" }
    text += ": error: \(problem)"
    if let expected { text += "; expected \(expected)" }
    text += "."
    if let advice { text += " \(advice)" }
    return text
  }
}
