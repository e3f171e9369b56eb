import CurbcutFoundation
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// An open document of a group.
@preconcurrency @MainActor
package protocol DocumentSession: AnyObject {
  /// Where the document is.
  var fileURL: URL { get }
  /// What undoes changes of the document.
  var undoManager: UndoManager? { get }
  /// Reads the document.
  func open(_ completion: @escaping @MainActor (Result<Void, any Error>) -> Void)
  /// Saves what has changed, and closes the document.
  func close(_ completion: @escaping @MainActor (Bool) -> Void)
  /// Gives the document another name.
  func rename(to name: String) throws
}

/// A kind of documents that a group opens.
package struct DocumentKind {
  /// The types that can be read.
  package var readable: [UTType]
  /// The type of new documents; nil when there are none.
  package var created: UTType?
  /// Writes a new document to a place.
  package var create: @MainActor (URL, UTType) throws -> Void
  /// Makes what opens the document at a place.
  package var session: @MainActor (URL) -> any DocumentSession
  /// The view of an open document.
  package var view: @MainActor (any DocumentSession) -> AnyView

  package init(
    readable: [UTType], created: UTType?, create: @escaping @MainActor (URL, UTType) throws -> Void,
    session: @escaping @MainActor (URL) -> any DocumentSession,
    view: @escaping @MainActor (any DocumentSession) -> AnyView
  ) {
    self.readable = readable
    self.created = created
    self.create = create
    self.session = session
    self.view = view
  }

  func reads(_ type: UTType) -> Bool { readable.contains { type.conforms(to: $0) } }
}

/// A document of UIKit whose contents are what closures say.
final class ClosureDocument: UIDocument {
  var reads: (FileDocumentReadConfiguration) throws -> Void = { _ in }
  var writes: (FileDocumentWriteConfiguration) throws -> FileWrapper = { _ in
    throw CocoaError(.featureUnsupported)
  }
  private(set) var lastError: (any Error)?
  private var existing: FileWrapper?

  override func contents(forType typeName: String) throws -> Any {
    let wrapper = try writes(
      FileDocumentWriteConfiguration(contentType: UTType(typeName) ?? .data, existingFile: existing))
    existing = wrapper
    return wrapper
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    let wrapper: FileWrapper
    switch contents {
    case let data as Data:
      wrapper = FileWrapper(regularFileWithContents: data)
      wrapper.preferredFilename = fileURL.lastPathComponent
      wrapper.filename = fileURL.lastPathComponent
    case let folder as FileWrapper: wrapper = folder
    default: throw CocoaError(.fileReadCorruptFile)
    }
    try reads(
      FileDocumentReadConfiguration(contentType: typeName.flatMap { UTType($0) } ?? .data, file: wrapper))
    existing = wrapper
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    lastError = error
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }
}

/// An open document in a file.
@MainActor
class FileSession: DocumentSession, @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let platform: ClosureDocument

  init(_ url: URL) { platform = ClosureDocument(fileURL: url) }

  var fileURL: URL { platform.fileURL }
  var undoManager: UndoManager? { platform.undoManager }

  func open(_ completion: @escaping @MainActor (Result<Void, any Error>) -> Void) {
    platform.open { [platform] isOpen in
      completion(isOpen ? .success(()) : .failure(platform.lastError ?? CocoaError(.fileReadUnknown)))
    }
  }

  func close(_ completion: @escaping @MainActor (Bool) -> Void) {
    platform.close(completionHandler: completion)
  }

  func rename(to name: String) throws {
    let place = try DocumentsFolder.rename(platform.fileURL, to: name)
    objectWillChange.send()
    platform.presentedItemDidMove(to: place)
  }
}

/// An open document that is a value.
@MainActor
final class ValueSession<Document: FileDocument>: FileSession {
  private(set) var value: Document?

  override init(_ url: URL) {
    super.init(url)
    platform.reads = { [weak self] in
      let new = try Document(configuration: $0)
      self?.objectWillChange.send()
      self?.value = new
    }
    platform.writes = { [weak self] configuration in
      guard let value = self?.value else { throw CocoaError(.fileWriteUnknown) }
      return try value.fileWrapper(configuration: configuration)
    }
  }

  /// Takes a new value as a change that can be undone.
  func set(_ new: Document) {
    guard let old = value else { return }
    objectWillChange.send()
    value = new
    platform.undoManager.registerUndo(withTarget: self) { session in
      MainActor.assumeIsolated { session.set(old) }
    }
  }
}

/// An open document that is an object.
@MainActor
final class ObjectSession<Document: ReferenceFileDocument>: FileSession {
  private(set) var object: Document?

  override init(_ url: URL) {
    super.init(url)
    platform.reads = { [weak self] in
      let new = try Document(configuration: $0)
      self?.objectWillChange.send()
      self?.object = new
    }
    platform.writes = { [weak self] configuration in
      guard let object = self?.object else { throw CocoaError(.fileWriteUnknown) }
      return try object.fileWrapper(
        snapshot: object.snapshot(contentType: configuration.contentType), configuration: configuration)
    }
  }
}
