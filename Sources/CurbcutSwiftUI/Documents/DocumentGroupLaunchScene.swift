import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// The first screen of an app with documents, as the app wants it.
///
/// Here it stands above the documents. A background is shown; there are no accessories beside the title.
/// Follows <https://developer.apple.com/documentation/swiftui/documentgrouplaunchscene>.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  private let design: @MainActor () -> DocumentLaunchDesign

  private init(
    title: Text?, actions: @escaping () -> Actions, behind background: (@MainActor () -> AnyView)? = nil
  ) {
    design = {
      DocumentLaunchDesign(title: title, actions: AnyView(actions()), background: background?())
    }
  }

  /// Creates the screen with actions, and with a title in place of the app's name.
  public init(_ title: Text? = nil, @ViewBuilder _ actions: @escaping () -> Actions) {
    self.init(title: title, actions: actions)
  }

  /// Creates the screen with actions and a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: @escaping () -> Actions) {
    self.init(title: Text(titleKey), actions: actions)
  }

  /// Creates the screen with actions and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: @escaping () -> Actions) {
    self.init(title: Text(title), actions: actions)
  }

  /// Creates the screen with actions, a title and a background.
  public init<Background: View>(
    _ title: Text? = nil, @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder background: @escaping () -> Background
  ) { self.init(title: title, actions: actions, behind: { AnyView(background()) }) }

  /// Creates the screen with actions, a title and a background.
  public init<Background: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder background: @escaping () -> Background
  ) { self.init(title: Text(titleKey), actions: actions, behind: { AnyView(background()) }) }

  public var _entries: [_SceneEntry] { [_SceneEntry(launch: design())] }
  /// The scene has no body.
  public typealias Body = Never
}

/// A button that creates a document and opens it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/newdocumentbutton>.
public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let contentType: UTType?
  /// Makes the document; nil for the group's own way.
  private let make: (@MainActor (URL, UTType) async throws -> Void)?
  private let type: UTType?
  @Environment(\.documentStore) private var store

  private init(
    label: Label, contentType: UTType?, type: UTType?, make: (@MainActor (URL, UTType) async throws -> Void)?
  ) {
    self.label = label
    self.contentType = contentType
    self.type = type
    self.make = make
  }

  /// Creates a button with the system's words.
  public init(contentType: UTType? = nil) where Label == Text {
    self.init(
      label: Text(verbatim: SystemWord.createDocument.text), contentType: contentType, type: nil, make: nil)
  }

  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) where Label == Text {
    self.init(label: Text(titleKey), contentType: contentType, type: nil, make: nil)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) where Label == Text {
    self.init(label: Text(title), contentType: contentType, type: nil, make: nil)
  }

  /// Creates a button that prepares the document which it creates.
  public init<Document: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: Document.Type, contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> Document
  ) where Label == Text {
    let type = contentType ?? Document.writableContentTypes.first
    self.init(label: Text(titleKey), contentType: contentType, type: type) { url, type in
      let wrapper = try await prepareDocument().fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
      try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
  }

  /// A button in the colour of the app.
  public var body: some View {
    Button {
      guard let store else { return }
      guard let make, let type else { return store.create(contentType) }
      Task { @MainActor in
        let draft = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
          try await make(draft, type)
          store.create(type) { url, _ in try FileManager.default.moveItem(at: draft, to: url) }
        } catch {
          // The person has cancelled, or there is nothing to create.
          try? FileManager.default.removeItem(at: draft)
        }
      }
    } label: {
      label
    }
    .buttonStyle(.borderedProminent)
    .disabled(store == nil)
  }
}

private enum DocumentStoreKey: EnvironmentKey {
  static var defaultValue: DocumentStore? { nil }
}

extension EnvironmentValues {
  /// The documents of the window.
  var documentStore: DocumentStore? {
    get { self[DocumentStoreKey.self] }
    set { self[DocumentStoreKey.self] = newValue }
  }
}
