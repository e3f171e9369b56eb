import Foundation

/// A value of the graph that goes to its end over time.
@MainActor
final class AnimatedValue<Value: Animatable>: AnimationParticipant {
  private let source: Attribute<Value>
  private unowned let graph: ViewGraph
  private let scope: TransactionScope?
  private let environment: Attribute<EnvironmentValues>
  private var animator: Animator<Value.AnimatableData>?
  private let frame = Attribute(0)
  private var count = 0

  init(_ source: Attribute<Value>, _ inputs: _ViewInputs) {
    self.source = source
    graph = inputs.graph
    scope = inputs.transactions
    environment = inputs.environment
  }

  /// What is shown now.
  var attribute: Attribute<Value> { Attribute { [self] in present() } }

  private func present() -> Value {
    var value = source.value
    _ = frame.value
    let data = value.animatableData
    guard var animator else {
      animator = Animator(data)
      return value
    }
    if data != animator.target {
      let transaction = graph.transaction(in: scope)
      animator.change(to: data, transaction, GraphNode.untracked { environment.value })
      if animator.isRunning {
        self.animator = animator
        graph.animations.add(self)
      }
    }
    if animator.isRunning { value.animatableData = animator.value(at: HostTimer.now) }
    self.animator = animator
    return value
  }

  var isAnimating: Bool { animator?.isRunning ?? false }
  var isEndless: Bool { animator?.isEndless ?? true }

  func advance() {
    count += 1
    frame.set(count)
  }
}

/// Whether values of a type have something to animate; found out once for each type.
@MainActor
private enum AnimatableTypes {
  private static var known: [ObjectIdentifier: (any Animatable.Type)?] = [:]

  static func animatable(_ type: Any.Type) -> (any Animatable.Type)? {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    var found = type as? any Animatable.Type
    if let some = found, isEmpty(some) { found = nil }
    known[id] = found
    return found
  }

  private static func isEmpty<Value: Animatable>(_ type: Value.Type) -> Bool {
    Value.AnimatableData.self == EmptyAnimatableData.self
  }
}

extension Attribute {
  /// Whether values of the type have something to animate.
  static var isAnimatable: Bool { AnimatableTypes.animatable(Value.self) != nil }

  /// The value as it is shown: on its way to the end where its type says what is animated, else the value itself.
  func animated(_ inputs: _ViewInputs) -> Attribute<Value> {
    guard let type = AnimatableTypes.animatable(Value.self) else { return self }
    return animated(type, inputs) ?? self
  }

  private func animated<Shown: Animatable>(_ type: Shown.Type, _ inputs: _ViewInputs) -> Attribute<Value>? {
    guard let own = self as? Attribute<Shown> else { return nil }
    return AnimatedValue(own, inputs).attribute as? Attribute<Value>
  }
}
