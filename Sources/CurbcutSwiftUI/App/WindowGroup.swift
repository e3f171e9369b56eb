import CurbcutUIKit
import Foundation

/// Windows that show the same view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowgroup>.
public struct WindowGroup<Content: View>: Scene {
  private let entry: _SceneEntry

  private init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    entry = _SceneEntry(.windowGroup, id: id, title: title) { _ in AnyView(content()) }
  }

  fileprivate init<D: Codable & Hashable>(
    _ title: Text?, _ id: String?, for type: D.Type, _ content: @escaping @MainActor (D?) -> Content
  ) {
    var entry = _SceneEntry(.windowGroup, id: id, valueType: ObjectIdentifier(type), title: title) { value in
      AnyView(content(value?.base as? D))
    }
    entry.decodeValue = { data in (try? JSONDecoder().decode(D.self, from: data)).map { AnyHashable($0) } }
    self.entry = entry
  }

  /// Creates windows that show a view.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(nil, nil, content) }
  /// Creates windows that show a view, with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(nil, id, content) }
  /// Creates windows that show a view, with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.init(title, nil, content) }
  /// Creates windows that show a view, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  /// Creates windows that show a view, with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id, content)
  }
  /// Creates windows that show a view, with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id, content)
  }
  /// Creates windows that show a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }
  /// Creates windows that show a view, with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id, content)
  }

  public var _entries: [_SceneEntry] { [entry] }
  /// The scene has no body.
  public typealias Body = Never
}

/// What a window shows, which knows the value that it was opened with.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let first: Data?
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?
  @State private var isSet = false

  public var body: some View {
    content(
      Binding(
        get: { isSet ? value : first },
        set: {
          value = $0
          isSet = true
        }))
  }
}

extension WindowGroup {
  /// Creates windows for values; the first window has none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:)>.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, for: type) { PresentedWindowContent(first: $0, content: content) }
  }

  /// Creates windows for values, with an identifier; the first window has none.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, for: type) { PresentedWindowContent(first: $0, content: content) }
  }

  /// Creates windows for values, with a title; the first window has none.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, for: type) { PresentedWindowContent(first: $0, content: content) }
  }

  /// Creates windows for values, with a title and an identifier; the first window has none.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, for: type) { PresentedWindowContent(first: $0, content: content) }
  }

  /// Creates windows for values, with an identifier; the first window has the default one.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, for: type) { Self.content($0, content, defaultValue) }
  }

  /// Creates windows for values; the first window has the default one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, for: type) { Self.content($0, content, defaultValue) }
  }

  private static func content<D: Codable & Hashable, C: View>(
    _ value: D?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) -> PresentedWindowContent<D, C> {
    PresentedWindowContent(first: value) { value in
      let first = value.wrappedValue ?? defaultValue()
      return content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
    }
  }
}

extension Scene {
  /// Says which events from outside open a window of the scene: those whose URL, or `targetContentIdentifier`, contains one
  /// of these texts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)>.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    SceneWithEvents(base: self, conditions: conditions)
  }
}

/// A scene that takes events from outside.
private struct SceneWithEvents<Base: Scene>: Scene {
  let base: Base
  let conditions: Set<String>

  var _entries: [_SceneEntry] {
    base._entries.map { entry in
      var entry = entry
      entry.events = conditions
      return entry
    }
  }
  typealias Body = Never
}
