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
  /// The parts of the app that the scene stands for, in their order.
  var _entries: [_SceneEntry] { get }
}

extension Scene {
  public var _entries: [_SceneEntry] { body._entries }
}

extension Scene where Body == Never {
  /// A scene of this module has no body.
  public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

extension Never: Scene {
  public var _entries: [_SceneEntry] { [] }
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

  public var _entries: [_SceneEntry] { scenes.flatMap(\._entries) }
  /// The scenes have no body.
  public typealias Body = Never
}

/// A scene, or none.
public struct OptionalScene<Content: Scene>: Scene {
  let scene: Content?

  public var _entries: [_SceneEntry] { scene?._entries ?? [] }
  /// The scene has no body.
  public typealias Body = Never
}

/// What an app shows in Assistive Access, in place of its windows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/assistiveaccess>.
public struct AssistiveAccess<Content: View>: Scene {
  private let content: () -> Content

  /// Creates the scene.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var _entries: [_SceneEntry] { [_SceneEntry(assistive: { AnyView(content()) })] }
  /// The scene has no body.
  public typealias Body = Never
}

/// A scene whose views have something set in their environment.
struct ScenePart<Base: Scene, Content: View>: Scene {
  let base: Base
  let change: @MainActor (AnyView) -> Content

  var _entries: [_SceneEntry] {
    base._entries.map { $0.decorated { AnyView(change($0)) } }
  }
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
