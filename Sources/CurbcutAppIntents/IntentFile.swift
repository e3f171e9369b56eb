import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// A file that an intent is performed with.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentfile>.
public struct IntentFile: Sendable {
  private let bytes: Data?
  /// The name.
  public var filename: String
  /// What kind of file it is; nil where nobody has said so.
  public var type: UTType?
  /// Where it is; nil for one that is only in memory.
  public let fileURL: URL?
  /// Whether the file is thrown away when the intent has been performed.
  public var removedOnCompletion = false

  /// Creates a file of data.
  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }

  /// Creates a file that is somewhere.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
    self.fileURL = fileURL
  }

  /// What is in it; empty where it cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// What kinds of data it can give.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// What is in it, as data of a kind.
  ///
  /// - Throws: when it is of another kind, or cannot be read.
  public func data(contentType: UTType) async throws -> Data {
    if let type, !type.conforms(to: contentType) {
      throw AppIntentError(
        description: "\(filename) is of the type \(type.identifier), not of \(contentType.identifier).")
    }
    if let bytes { return bytes }
    guard let fileURL else { return Data() }
    return try Data(contentsOf: fileURL)
  }
}

extension IntentFile: _IntentValue {}

extension IntentParameter {
  /// Creates a parameter for files of some kinds.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - supportedContentTypes: the kinds.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == IntentFile {
    self.init(
      title: title, description: description, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }

  /// Creates a parameter for several files of some kinds.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [IntentFile] {
    self.init(
      title: title, description: description, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }
}
