import CurbcutFoundation
import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// Documents that a person opens, creates and changes.
///
/// The app begins with its documents. One that is opened covers the screen, with its name and a button that leads back.
/// Follows <https://developer.apple.com/documentation/swiftui/documentgroup>.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let kind: DocumentKind

  /// Creates a group of documents of any kind. For modules with documents of their own.
  package init(_ kind: DocumentKind) { self.kind = kind }

  public var _entries: [_SceneEntry] { [_SceneEntry(document: kind)] }
  /// The scene has no body.
  public typealias Body = Never
}

extension DocumentGroup where Document: FileDocument {
  private init(
    _ make: (() -> Document)?, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let isEditable = make != nil
    self.init(
      DocumentKind(
        readable: Document.readableContentTypes,
        created: make == nil
          ? nil : Document.writableContentTypes.first ?? Document.readableContentTypes.first,
        create: { url, type in
          guard let make else { throw CocoaError(.featureUnsupported) }
          let wrapper = try make().fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
          try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        },
        session: { ValueSession<Document>($0) },
        view: { session in
          guard let session = session as? ValueSession<Document> else { return AnyView(EmptyView()) }
          return AnyView(ValueEditor(session: session, isEditable: isEditable, content: content))
        }))
  }

  /// Creates a group of documents that are values and can be changed.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(newDocument, editor) }

  /// Creates a group of documents that are values and are only looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(nil, viewer) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  private init(
    object make: (() -> Document)?,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let isEditable = make != nil
    self.init(
      DocumentKind(
        readable: Document.readableContentTypes,
        created: make == nil
          ? nil : Document.writableContentTypes.first ?? Document.readableContentTypes.first,
        create: { url, type in
          guard let make else { throw CocoaError(.featureUnsupported) }
          let new = make()
          let wrapper = try new.fileWrapper(
            snapshot: new.snapshot(contentType: type),
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
          try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        },
        session: { ObjectSession<Document>($0) },
        view: { session in
          guard let session = session as? ObjectSession<Document> else { return AnyView(EmptyView()) }
          return AnyView(ObjectEditor(session: session, isEditable: isEditable, content: content))
        }))
  }

  /// Creates a group of documents that are objects and can be changed.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(object: newDocument, editor) }

  /// Creates a group of documents that are objects and are only looked at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(object: nil, viewer) }
}

/// The view of a document that is a value.
private struct ValueEditor<Document: FileDocument, Content: View>: View {
  @ObservedObject var session: ValueSession<Document>
  let isEditable: Bool
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    if let value = session.value {
      content(
        FileDocumentConfiguration(
          document: Binding(
            get: { [session] in Isolation.onMain { session.value ?? value } },
            set: { [session, isEditable] new in
              if isEditable { Isolation.onMain { session.set(new) } }
            }),
          fileURL: session.fileURL, isEditable: isEditable))
    }
  }
}

/// The view of a document that is an object.
private struct ObjectEditor<Document: ReferenceFileDocument, Content: View>: View {
  @ObservedObject var session: ObjectSession<Document>
  let isEditable: Bool
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  var body: some View {
    if let object = session.object {
      ObservedContent(object: object) {
        content(
          ReferenceFileDocumentConfiguration(
            document: object, fileURL: session.fileURL, isEditable: isEditable))
      }
      .environmentObject(object)
    }
  }
}

/// Evaluates a view anew when an object changes.
private struct ObservedContent<Object: ObservableObject, Content: View>: View {
  @ObservedObject var object: Object
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
