import CurbcutUIKit
import Foundation

/// The structure and behaviour of an app.
///
/// Follows <https://developer.apple.com/documentation/swiftui/app>.
@preconcurrency @MainActor
public protocol App {
  /// The type of the scenes that `body` returns.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Launches the app in a program of its own.
  public static func main() {
    AppEntry.type = self
    UIApplicationMain(
      0, UnsafeMutablePointer.allocate(capacity: 1), nil, NSStringFromClass(AppEntry.Delegate.self))
  }
}

/// A part of an app's interface with a life cycle of its own.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scene>.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the content that `body` returns; `Never` for a scene that has none.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
  /// The view that the first window of the scene shows; nil for a scene without windows.
  var _windowContent: AnyView? { get }
  /// The view that is shown in place of the windows in Assistive Access; nil for none.
  var _assistiveContent: AnyView? { get }
}

extension Scene {
  public var _windowContent: AnyView? { body._windowContent }
  public var _assistiveContent: AnyView? { body._assistiveContent }
}

extension Scene where Body == Never {
  /// A scene of this module has no body.
  public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
  public var _assistiveContent: AnyView? { nil }
}

extension Never: Scene {
  public var _windowContent: AnyView? { nil }
}

/// Makes scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it is.
  @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene.
  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes, of which the first with windows is shown.
  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
    (repeat each Content)
  > {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return TupleScene(scenes: scenes)
  }
  /// A scene on a condition; none when it does not hold.
  @MainActor public static func buildOptional<Content: Scene>(_ scene: Content?) -> OptionalScene<Content> {
    OptionalScene(scene: scene)
  }
  /// A scene that only some systems have.
  @MainActor public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content {
    scene
  }
}

/// Several scenes.
public struct TupleScene<T>: Scene {
  let scenes: [any Scene]

  public var _windowContent: AnyView? { scenes.lazy.compactMap(\._windowContent).first }
  public var _assistiveContent: AnyView? { scenes.lazy.compactMap(\._assistiveContent).first }
  /// The scenes have no body.
  public typealias Body = Never
}

/// A scene, or none.
public struct OptionalScene<Content: Scene>: Scene {
  let scene: Content?

  public var _windowContent: AnyView? { scene?._windowContent }
  public var _assistiveContent: AnyView? { scene?._assistiveContent }
  /// The scene has no body.
  public typealias Body = Never
}

/// Windows that show the same view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowgroup>.
public struct WindowGroup<Content: View>: Scene {
  private let content: () -> Content

  /// Creates windows that show a view.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Creates windows that show a view, with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Creates windows that show a view, with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Creates windows that show a view, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows that show a view, with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Creates windows that show a view, with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Creates windows that show a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Creates windows that show a view, with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var _windowContent: AnyView? { AnyView(content()) }
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
    self.init { PresentedWindowContent(first: nil, content: content) }
  }

  /// Creates windows for values, with an identifier; the first window has none.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates windows for values, with a title and an identifier; the first window has none.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates windows for values; the first window has the default one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init {
      PresentedWindowContent(first: nil) { value in
        let first = defaultValue()
        return content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
      }
    }
  }
}

/// What an app shows in Assistive Access, in place of its windows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/assistiveaccess>.
public struct AssistiveAccess<Content: View>: Scene {
  private let content: () -> Content

  /// Creates the scene.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var _windowContent: AnyView? { nil }
  public var _assistiveContent: AnyView? { AnyView(content()) }
  /// The scene has no body.
  public typealias Body = Never
}

/// A scene whose views have something set in their environment.
struct ScenePart<Base: Scene, Content: View>: Scene {
  let base: Base
  let change: @MainActor (AnyView) -> Content

  var _windowContent: AnyView? { base._windowContent.map { AnyView(change($0)) } }
  var _assistiveContent: AnyView? { base._assistiveContent.map { AnyView(change($0)) } }
  typealias Body = Never
}

extension Scene {
  /// Sets a value of the environment for the views of the scene.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some Scene
  {
    ScenePart(base: self) { $0.environment(keyPath, value) }
  }
  /// Gives the views of the scene an observable object.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ScenePart(base: self) { $0.environment(object) }
  }
  /// Gives the views of the scene an observable object.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ScenePart(base: self) { $0.environmentObject(object) }
  }
  /// Says which events from outside open a window of the scene. Where there is one window, all come to it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)>.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Sets how the size of the scene's windows can be changed. Here, as on a phone, a window is as large as its screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/scene/windowresizability(_:)>.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets the defaults that `AppStorage` in the scene uses.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ScenePart(base: self) { $0.defaultAppStorage(store) }
  }
  /// Calls a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    ScenePart(base: self) { $0.onChange(of: value, perform: action) }
  }
  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    ScenePart(base: self) { $0.onChange(of: value, initial: initial, action) }
  }
  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  {
    ScenePart(base: self) { $0.onChange(of: value, initial: initial, action) }
  }
}

/// Whether a scene is in use.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scenephase>.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The scene is not on screen, and the app may soon be suspended.
  case background
  /// The scene is on screen, but takes no touches for now.
  case inactive
  /// The scene is on screen and takes touches.
  case active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the scene around is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// How the size of windows can be changed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/windowresizability>.
public struct WindowResizability: Sendable {
  /// As the system likes.
  public static let automatic = Self()
  /// Between the smallest and the largest size of the content.
  public static let contentSize = Self()
  /// Not below the smallest size of the content.
  public static let contentMinSize = Self()
}
