import CurbcutUIKit
import Foundation

/// One part of an app, as it is found among its scenes.
public struct _SceneEntry {
  enum Kind {
    /// Any number of windows.
    case windowGroup
    case documents(DocumentKind)
    case documentLaunch(DocumentLaunchDesign)
    case assistiveAccess
  }

  let kind: Kind
  /// The identifier by which the app opens the window; nil for none.
  var id: String?
  /// The type of the values that windows are opened with; nil for none.
  var valueType: ObjectIdentifier?
  /// The name of the windows; nil for none.
  var title: Text?
  /// The events from outside for which the app opens a window of this kind; nil when it does not say.
  var events: Set<String>?
  /// Makes a value of what was kept of one; nil when windows are not opened with values.
  var decodeValue: ((Data) -> AnyHashable?)?
  /// The view of a window that was opened with a value.
  var view: @MainActor (AnyHashable?) -> AnyView
  private var decorations: [@MainActor (AnyView) -> AnyView] = []

  init(
    _ kind: Kind, id: String? = nil, valueType: ObjectIdentifier? = nil, title: Text? = nil,
    view: @escaping @MainActor (AnyHashable?) -> AnyView
  ) {
    self.kind = kind
    self.id = id
    self.valueType = valueType
    self.title = title
    self.view = view
  }

  init(document: DocumentKind) { self.init(.documents(document)) { _ in AnyView(EmptyView()) } }
  init(launch: DocumentLaunchDesign) { self.init(.documentLaunch(launch)) { _ in AnyView(EmptyView()) } }
  init(assistive: @escaping @MainActor () -> AnyView) { self.init(.assistiveAccess) { _ in assistive() } }

  /// The same with something done to its views.
  func decorated(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _SceneEntry {
    var result = self
    result.decorations.append(change)
    return result
  }

  /// The view of a window that was opened with a value, with all that is done to it.
  @MainActor func content(_ value: AnyHashable?) -> AnyView { decorate(view(value)) }

  @MainActor func decorate(_ view: AnyView) -> AnyView { decorations.reduce(view) { $1($0) } }

  /// Whether a window shows the entry by itself.
  var isWindow: Bool {
    switch kind {
    case .windowGroup: true
    case .documents, .documentLaunch, .assistiveAccess: false
    }
  }

  var isDocuments: Bool {
    switch kind {
    case .documents, .documentLaunch: true
    case .windowGroup, .assistiveAccess: false
    }
  }
}

/// Which of an app's scenes a window shows.
struct SceneChoice: Equatable {
  /// The place among the app's scenes.
  var index: Int
  /// The value with which the window was opened; nil for none.
  var value: AnyHashable?
}

/// What an app shows.
@MainActor
enum AppContent {
  /// The scenes of the app, as its body gave them last.
  private(set) static var entries: [_SceneEntry] = []

  /// The view of a window: in Assistive Access the one that was made for it, if there is one.
  ///
  /// - Parameters:
  ///   - scenes: the app's scenes.
  ///   - context: the window; nil for one that shows the first scene.
  static func of(_ scenes: some Scene, in context: SceneContext? = nil) -> AnyView? {
    let entries = scenes._entries
    self.entries = entries
    if let context, let restored = context.restoredWindow {
      context.restoredWindow = nil
      context.choice = context.choice ?? restored.choice(among: entries)
    }
    let choice = context?.choice
    if AccessibilitySettings.isAssistiveAccessEnabled,
      let assistive = entries.first(where: { if case .assistiveAccess = $0.kind { true } else { false } })
    {
      return assistive.content(nil)
    }
    if let choice, entries.indices.contains(choice.index) {
      return entries[choice.index].content(choice.value)
    }
    guard let first = entries.first(where: { $0.isWindow || $0.isDocuments }) else { return nil }
    return first.isDocuments ? documents(entries) : first.content(nil)
  }

  private static func documents(_ entries: [_SceneEntry]) -> AnyView? {
    var kinds: [DocumentKind] = []
    var design: DocumentLaunchDesign?
    for entry in entries {
      switch entry.kind {
      case .documents(var kind):
        let view = kind.view
        kind.view = { entry.decorate(view($0)) }
        kinds.append(kind)
      case .documentLaunch(let found): design = design ?? found
      case .windowGroup, .assistiveAccess: break
      }
    }
    return kinds.isEmpty ? nil : AnyView(DocumentLaunchView(kinds: kinds, design: design))
  }
}
