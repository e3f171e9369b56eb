import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// A document that is a store of models.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/modeldocument>.
public struct ModelDocument {}

/// How a group opens stores of models.
private struct ModelDocumentKind {
  var schema: () -> Schema
  var contentType: UTType
  var migrationPlan: (any SchemaMigrationPlan.Type)?
  var isEditable: Bool
  var prepare: (ModelContext) -> Void

  /// The file with the models. A document whose type is a package is a folder with that file.
  @MainActor func file(at url: URL) -> URL {
    contentType.conforms(to: .package) ? url.appendingPathComponent("default.store") : url
  }

  @MainActor func container(at url: URL) throws -> ModelContainer {
    let schema = schema()
    return try ModelContainer(
      for: schema, migrationPlan: migrationPlan,
      configurations: [ModelConfiguration(schema: schema, url: file(at: url), allowsSave: isEditable)])
  }

  @MainActor func kind<Content: View>(_ content: @escaping () -> Content) -> DocumentKind {
    DocumentKind(
      readable: [contentType], created: isEditable ? contentType : nil,
      create: { url, _ in
        let context = try container(at: url).mainContext
        prepare(context)
        try context.save()
      },
      session: { ModelSession($0, self) },
      view: { session in
        guard let container = (session as? ModelSession)?.container else { return AnyView(EmptyView()) }
        return AnyView(content().modelContainer(container))
      })
  }
}

/// An open store of models.
@MainActor
private final class ModelSession: DocumentSession {
  private(set) var fileURL: URL
  private let kind: ModelDocumentKind
  private(set) var container: ModelContainer?
  let undoManager: UndoManager? = UndoManager()

  init(_ url: URL, _ kind: ModelDocumentKind) {
    fileURL = url
    self.kind = kind
  }

  func open(_ completion: @escaping @MainActor (Result<Void, any Error>) -> Void) {
    let result = Result { try kind.container(at: fileURL) }
    container = try? result.get()
    if kind.isEditable { container?.mainContext.undoManager = undoManager }
    completion(result.map { _ in () })
  }

  func close(_ completion: @escaping @MainActor (Bool) -> Void) {
    do {
      if kind.isEditable, let context = container?.mainContext, context.hasChanges { try context.save() }
      container = nil
      completion(true)
    } catch {
      HostMessages.write("SwiftData: \(fileURL.path): \(error)\n")
      completion(false)
    }
  }

  func rename(to name: String) throws { fileURL = try DocumentsFolder.rename(fileURL, to: name) }
}

extension DocumentGroup where Document == ModelDocument {
  private init(_ kind: ModelDocumentKind, _ content: @escaping () -> Content) {
    self.init(kind.kind(content))
  }

  /// Creates a group of documents with models of one class, which can be changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/documentgroup/init(editing:contenttype:editor:preparedocument:)-71tsd>.
  public init(
    editing modelType: any PersistentModel.Type, contentType: UTType,
    @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
  }

  /// Creates a group of documents with models of several classes, which can be changed.
  public init(
    editing modelTypes: [any PersistentModel.Type], contentType: UTType,
    @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      ModelDocumentKind(
        schema: { Schema(modelTypes) }, contentType: contentType, isEditable: true, prepare: prepareDocument),
      editor)
  }

  /// Creates a group of documents with the models of a plan, which can be changed.
  public init(
    editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(
      ModelDocumentKind(
        schema: { Self.schema(of: migrationPlan) }, contentType: contentType, migrationPlan: migrationPlan,
        isEditable: true, prepare: prepareDocument), editor)
  }

  /// Creates a group of documents with models of one class, which are only looked at.
  public init(
    viewing modelType: any PersistentModel.Type, contentType: UTType,
    @ViewBuilder viewer: @escaping () -> Content
  ) { self.init(viewing: [modelType], contentType: contentType, viewer: viewer) }

  /// Creates a group of documents with models of several classes, which are only looked at.
  public init(
    viewing modelTypes: [any PersistentModel.Type], contentType: UTType,
    @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(
      ModelDocumentKind(
        schema: { Schema(modelTypes) }, contentType: contentType, isEditable: false, prepare: { _ in }),
      viewer)
  }

  /// Creates a group of documents with the models of a plan, which are only looked at.
  public init(
    viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder viewer: @escaping () -> Content
  ) {
    self.init(
      ModelDocumentKind(
        schema: { Self.schema(of: migrationPlan) }, contentType: contentType, migrationPlan: migrationPlan,
        isEditable: false, prepare: { _ in }), viewer)
  }

  /// The models of a plan's latest version.
  private static func schema(of plan: any SchemaMigrationPlan.Type) -> Schema {
    guard let last = plan.schemas.last else { return Schema([]) }
    return Schema(last.models, version: last.versionIdentifier)
  }
}
