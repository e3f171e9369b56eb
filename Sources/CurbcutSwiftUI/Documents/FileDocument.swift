import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// A document that is a value, read from a file and written to it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/filedocument>.
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as; those that it can be read from, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// What the document is written as.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to it.
///
/// Changes count once they are registered with the undo manager of the environment.
/// Follows <https://developer.apple.com/documentation/swiftui/referencefiledocument>.
public protocol ReferenceFileDocument: ObservableObject {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The state of a document at one moment.
  associatedtype Snapshot
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as; those that it can be read from, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The present state of the document, to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What a state of the document is written as.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
///
/// Follows <https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration>.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
///
/// Follows <https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration>.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is there at present; nil for a new file.
  public let existingFile: FileWrapper?
}

/// An open document that is a value.
///
/// Follows <https://developer.apple.com/documentation/swiftui/filedocumentconfiguration>.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Writing it is a change, which is saved and can be undone.
  @Binding public var document: Document
  /// Where the document is; nil as long as it is nowhere.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An open document that is an object.
///
/// Follows <https://developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration>.
@preconcurrency @MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document is; nil as long as it is nowhere.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}
