import Foundation

/// The rule that evaluates the body of a view when the view, its state or its environment has changed.
@MainActor
enum BodyRule {
  static func attribute<V: View>(of view: Attribute<V>, _ inputs: _ViewInputs) -> Attribute<V.Body> {
    let storage = PropertyStorage(V.self, inputs.properties)
    let observation = ObservedReads(inputs.graph)
    let changes = BodyChanges()
    let view = view.animated(inputs)
    return Attribute { [observation] in
      var value = view.value
      storage.connect(&value)
      observation.use()
      changes.begin(value, storage)
      defer { BodyChanges.end() }
      return observation.track { value.body }
    }
  }

  static func attribute<M: ViewModifier>(
    of modifier: Attribute<M>, content: ModifierContent, _ inputs: _ViewInputs
  ) -> Attribute<M.Body> {
    let storage = PropertyStorage(M.self, inputs.properties)
    let observation = ObservedReads(inputs.graph)
    let modifier = modifier.animated(inputs)
    return Attribute {
      var value = modifier.value
      storage.connect(&value)
      observation.use()
      return observation.track { value.body(content: _ViewModifier_Content(content)) }
    }
  }

  /// A value that is computed from another one with dynamic properties, such as a style's body.
  static func attribute<Owner, Result>(
    of owner: Attribute<Owner>, _ inputs: _ViewInputs, _ body: @escaping @MainActor (Owner) -> Result
  ) -> Attribute<Result> {
    let storage = PropertyStorage(Owner.self, inputs.properties)
    let observation = ObservedReads(inputs.graph)
    return Attribute {
      var value = owner.value
      storage.connect(&value)
      observation.use()
      return observation.track { body(value) }
    }
  }
}

/// Depends on what `@Observable` objects were asked for.
@MainActor
final class ObservedReads {
  private let version = Attribute(0)
  private var count = 0
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Makes the rule that is being evaluated depend on the objects.
  func use() { _ = version.value }

  /// Evaluates, and notes which properties of observable objects are read.
  func track<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { [weak self] in
      // Called before the property changes, on whichever thread changes it.
      if Isolation.isOnMain {
        MainActor.assumeIsolated { self?.willChange() }
      } else {
        DispatchQueue.main.async { self?.willChange() }
      }
    }
  }

  private func willChange() {
    graph?.enqueue(.current) { [self] in
      count += 1
      version.set(count)
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
          return names + storage.takeChanges()
        }
      ))
  }

  static func end() { current.removeLast() }

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
    guard let names = BodyChanges.names(for: Self.self) else { return }
    print(
      names.isEmpty ? "\(Self.self): unchanged." : "\(Self.self): \(names.joined(separator: ", ")) changed.")
  }
}
