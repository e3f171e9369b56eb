import CurbcutUIKit
import Foundation

/// Opens a window of another scene of the app.
///
/// An iPad shows several windows when the app's Info.plist allows for it. Elsewhere it opens none and says so on the standard
/// error, as on iOS. Of a value there is one window, which comes to the front when it is there already.
/// Follows <https://developer.apple.com/documentation/swiftui/openwindowaction>.
public struct OpenWindowAction {
  init() {}

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) {
    Isolation.onMain { WindowOpening.open("openWindow(id: \"\(id)\")", value: nil) { $0.id == id } }
  }
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    nonisolated(unsafe) let value = AnyHashable(value)
    Isolation.onMain {
      WindowOpening.open("openWindow(value:)", value: value) { $0.valueType == ObjectIdentifier(D.self) }
    }
  }
  /// Opens the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    nonisolated(unsafe) let value = AnyHashable(value)
    Isolation.onMain {
      WindowOpening.open("openWindow(id: \"\(id)\", value:)", value: value) {
        $0.id == id && $0.valueType == ObjectIdentifier(D.self)
      }
    }
  }
}

/// Closes a window.
///
/// The only window stays, and it says so on the standard error.
/// Follows <https://developer.apple.com/documentation/swiftui/dismisswindowaction>.
public struct DismissWindowAction {
  /// The window that the view is in.
  let context: SceneContext?

  /// Closes the window that the view is in.
  public func callAsFunction() {
    let own = context
    Isolation.onMain { WindowOpening.close("dismissWindow()") { $0 === own } }
  }
  /// Closes the window with an identifier.
  public func callAsFunction(id: String) {
    Isolation.onMain {
      WindowOpening.close("dismissWindow(id: \"\(id)\")") { WindowOpening.entry(of: $0)?.id == id }
    }
  }
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    nonisolated(unsafe) let value = AnyHashable(value)
    Isolation.onMain { WindowOpening.close("dismissWindow(value:)") { $0.choice?.value == value } }
  }
  /// Closes the window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    nonisolated(unsafe) let value = AnyHashable(value)
    Isolation.onMain {
      WindowOpening.close("dismissWindow(id: \"\(id)\", value:)") {
        $0.choice?.value == value && WindowOpening.entry(of: $0)?.id == id
      }
    }
  }
}

/// Opens and closes windows of the app.
@MainActor
enum WindowOpening {
  /// What the window that is about to be made shows; nil for the app's first scene.
  static var waiting: SceneChoice?

  /// The scene that a window shows.
  static func entry(of context: SceneContext) -> _SceneEntry? {
    let entries = AppContent.entries
    let index = context.choice?.index ?? entries.firstIndex { $0.isWindow }
    return index.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
  }

  /// Opens a window of the scene that a condition holds for.
  static func open(_ action: String, value: AnyHashable?, where isWanted: (_SceneEntry) -> Bool) {
    let app = UIApplication.shared
    guard app.supportsMultipleScenes else { return GraphWarning.oneWindow(action).report() }
    guard let index = AppContent.entries.firstIndex(where: { $0.isWindow && isWanted($0) }) else {
      return HostMessages.write("SwiftUI: \(action): the app has no such scene.\n")
    }
    let choice = SceneChoice(index: index, value: value)
    if value != nil, let there = SceneContext.connected.first(where: { $0.choice == choice }) {
      app.requestSceneSessionActivation(there.scene?.session, userActivity: nil, options: nil)
      return
    }
    waiting = choice
    app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }

  /// Gives what comes from outside to the window that is there for it, or to a new one of the scene that takes such events.
  ///
  /// - Parameters:
  ///   - text: what scenes compare with the texts that they take.
  ///   - scene: the scene to which the system gives it.
  ///   - give: gives it to a window.
  static func receive(_ text: String, in scene: UIScene?, _ give: (SceneContext) -> Void) {
    let app = UIApplication.shared
    let present = SceneContext.connected.first { $0.scene === scene } ?? SceneContext.receiver
    let wanted = AppContent.entries.firstIndex { entry in
      entry.isWindow && entry.events?.contains { $0 == "*" || text.contains($0) } ?? false
    }
    let first = AppContent.entries.firstIndex { $0.isWindow }
    guard app.supportsMultipleScenes, let wanted, let present, (present.choice?.index ?? first) != wanted
    else {
      if let present { give(present) }
      return
    }
    if let there = SceneContext.connected.first(where: { ($0.choice?.index ?? first) == wanted }) {
      app.requestSceneSessionActivation(there.scene?.session, userActivity: nil, options: nil)
      return give(there)
    }
    waiting = SceneChoice(index: wanted, value: nil)
    app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    if let new = SceneContext.receiver { give(new) }
  }

  /// Closes the windows that a condition holds for, unless no other would be left.
  static func close(_ action: String, where isWanted: (SceneContext) -> Bool) {
    let app = UIApplication.shared
    let chosen = SceneContext.connected.filter(isWanted)
    guard app.connectedScenes.count > chosen.count, !chosen.isEmpty else {
      return GraphWarning.oneWindow(action).report()
    }
    for context in chosen {
      if let session = context.scene?.session { app.requestSceneSessionDestruction(session, options: nil) }
    }
    // What was behind it is seen again.
    if let next = SceneContext.connected.last(where: { context in !chosen.contains { $0 === context } }) {
      app.requestSceneSessionActivation(next.scene?.session, userActivity: nil, options: nil)
    }
  }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction() }
}

extension EnvironmentValues {
  /// Opens a window.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow>.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }
  /// Closes a window.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow>.
  public var dismissWindow: DismissWindowAction {
    nonisolated(unsafe) let values = self
    return DismissWindowAction(context: Isolation.onMain { values.sceneContext })
  }
}
