import CurbcutFoundation
import Foundation
import Synchronization

/// What an app provides for its intents and queries, by type.
///
/// Follows <https://developer.apple.com/documentation/appintents/appdependencymanager>.
public final class AppDependencyManager: Sendable {
  /// The manager of the app.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  private struct State: Sendable {
    var providers: [Key: @Sendable () -> any Sendable] = [:]
    var made: [Key: any Sendable] = [:]
  }

  private let state = Mutex(State())

  private init() {}

  /// Provides a value, made when it is first asked for.
  ///
  /// - Parameters:
  ///   - key: what tells it apart from others of its type.
  ///   - dependencyProvider: makes it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    provide(key, dependencyProvider)
  }

  /// Provides a value, made when it is first asked for.
  ///
  /// - Parameters:
  ///   - key: what tells it apart from others of its type.
  ///   - dependencyProvider: makes it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    provide(key, dependencyProvider)
  }

  private func provide<Dependency: Sendable>(
    _ name: AnyHashable?, _ provider: @escaping @Sendable () -> Dependency
  ) {
    let key = Key(type: ObjectIdentifier(Dependency.self), name: name)
    state.withLock { state in
      state.providers[key] = { provider() }
      state.made[key] = nil
    }
  }

  /// What was provided; nil for nothing.
  func value<Dependency: Sendable>(_ name: AnyHashable?) -> Dependency? {
    let key = Key(type: ObjectIdentifier(Dependency.self), name: name)
    let (made, provider) = state.withLock { ($0.made[key], $0.providers[key]) }
    if let made { return made as? Dependency }
    // Made outside of the lock, because what is made may need something else that is provided.
    guard let new = provider?() else { return nil }
    return state.withLock { state in
      let kept = state.made[key] ?? new
      state.made[key] = kept
      return kept as? Dependency
    }
  }
}

/// Something that the app provides for its intents.
///
/// Follows <https://developer.apple.com/documentation/appintents/appdependency>.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// Creates a place for what the app provides.
  ///
  /// - Parameters:
  ///   - key: what tells it apart from others of its type.
  ///   - manager: the manager that has it; the app's by default.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  /// What the app provides. An app that has provided nothing ends, as on iOS.
  public var wrappedValue: Value {
    guard let value: Value = manager.value(key) else {
      preconditionFailure("AppDependency of type \(Value.self) was not added to the AppDependencyManager.")
    }
    return value
  }
}
