import CurbcutFoundation
import Foundation

/// The rule that evaluates the body of a view when the view, its state or its environment has changed.
@MainActor
enum BodyRule {
  static func attribute<V: View>(of view: Attribute<V>, _ inputs: _ViewInputs) -> Attribute<V.Body> {
    let storage = PropertyStorage(V.self, inputs.properties)
    let graph = inputs.graph
    let changes = BodyChanges()
    let view = view.animated(inputs)
    return Attribute {
      var value = view.value
      storage.connect(&value)
      changes.begin(value, storage)
      defer { BodyChanges.end() }
      return ObservedReads.track(graph) { value.body }
    }
  }

  static func attribute<M: ViewModifier>(
    of modifier: Attribute<M>, content: ModifierContent, _ inputs: _ViewInputs
  ) -> Attribute<M.Body> {
    let storage = PropertyStorage(M.self, inputs.properties)
    let graph = inputs.graph
    let modifier = modifier.animated(inputs)
    return Attribute {
      var value = modifier.value
      storage.connect(&value)
      return ObservedReads.track(graph) { value.body(content: _ViewModifier_Content(content)) }
    }
  }

  /// A value that is computed from another one with dynamic properties, such as a style's body.
  static func attribute<Owner, Result>(
    of owner: Attribute<Owner>, _ inputs: _ViewInputs, _ body: @escaping @MainActor (Owner) -> Result
  ) -> Attribute<Result> {
    let storage = PropertyStorage(Owner.self, inputs.properties)
    let graph = inputs.graph
    return Attribute {
      var value = owner.value
      storage.connect(&value)
      return ObservedReads.track(graph) { body(value) }
    }
  }
}

/// Makes rules depend on what they ask `@Observable` objects for.
@MainActor
enum ObservedReads {
  /// Evaluates a part of the present rule, and has the rule run again when an observable property changes that was read.
  static func track<Result>(_ graph: ViewGraph, _ body: () -> Result) -> Result {
    let node = GraphNode.evaluated
    // Made only where something observable was read, so that most nodes need not be referred to weakly.
    return withObservationTracking(body, onChange: whenChanged(node, graph))
  }

  /// Evaluates a part of the present rule, whichever that is: what a binding is asked for.
  nonisolated static func track<Result>(_ read: () -> Result) -> Result {
    guard Isolation.isOnMain, let node = MainActor.assumeIsolated({ GraphNode.evaluated }) else {
      return read()
    }
    return withObservationTracking(read, onChange: MainActor.assumeIsolated { whenChanged(node, nil) })
  }

  private static func whenChanged(_ node: GraphNode?, _ graph: ViewGraph?) -> @Sendable () -> Void {
    let rule = WeakRule(node: node, graph: graph)
    return {
      // Called before the property changes, on whichever thread changes it.
      if Isolation.isOnMain {
        MainActor.assumeIsolated { rule.willChange() }
      } else {
        DispatchQueue.main.async { rule.willChange() }
      }
    }
  }

  private struct WeakRule: Sendable {
    weak let node: GraphNode?
    weak let graph: ViewGraph?

    @MainActor
    func willChange() {
      guard let graph = graph ?? node?.graphInUse else {
        node?.invalidate()
        return
      }
      graph.enqueue(.current) { [node] in node?.invalidate() }
    }
  }
}

/// Why a body is evaluated, for `_printChanges()`.
@MainActor
final class BodyChanges {
  private var last: Any?
  private static var current: [(type: Any.Type, names: () -> [String])] = []

  func begin<V: View>(_ value: V, _ storage: PropertyStorage) {
    let isFirst = last == nil
    let isSame = (last as? V).map { areEqual($0, value) } ?? false
    last = value
    let isStateless = storage.isEmpty
    Self.current.append(
      (
        V.self,
        {
          var names: [String] = []
          if !isSame { names.append("@self") }
          if isFirst && !isStateless { names.append("@identity") }
          let changed = storage.takeChanges()
          return names + (isFirst ? storage.names : changed)
        }
      ))
  }

  static func end() { current.removeLast() }

  /// The view whose body is being evaluated.
  static var currentView: Any.Type? { current.last?.type }

  /// The names of what changed before the present evaluation of a type's body.
  static func names(for type: Any.Type) -> [String]? {
    guard let last = current.last, last.type == type else { return nil }
    return last.names()
  }
}

extension View {
  /// Prints the name of the view and the properties whose change is the cause of the present evaluation of its body.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/_printchanges()>.
  public static func _printChanges() {
    if let changes { print(changes) }
  }

  /// Logs the name of the view and the properties whose change is the cause of the present evaluation of its body, for
  /// the subsystem `com.apple.SwiftUI` and the category `Changed Body Properties`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/_logchanges()>.
  public static func _logChanges() {
    guard let changes else { return }
    Logger(subsystem: "com.apple.SwiftUI", category: "Changed Body Properties")
      .info("\(changes, privacy: .public)")
  }

  /// What has changed since the body was evaluated before, in a sentence; nil outside of the body.
  private static var changes: String? {
    BodyChanges.names(for: Self.self).map { names in
      names.isEmpty ? "\(Self.self): unchanged." : "\(Self.self): \(names.joined(separator: ", ")) changed."
    }
  }
}
