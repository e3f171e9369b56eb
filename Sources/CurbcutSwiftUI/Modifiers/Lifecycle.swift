import Foundation

/// Calls closures when a view appears and disappears.
public struct _AppearanceActionModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    AppearanceNode(
      inputs, body(inputs), appear: { modifier.value.appear?() },
      disappear: { modifier.value.disappear?() })
  }
}

/// The node of a view that does something when it appears and disappears.
@MainActor
final class AppearanceNode: WrapperNode {
  private let appear: @MainActor () -> Void
  private let disappear: @MainActor () -> Void
  private var isThere = false
  private var isGone = false

  init(
    _ inputs: _ViewInputs, _ content: ViewNode, appear: @escaping @MainActor () -> Void,
    disappear: @escaping @MainActor () -> Void
  ) {
    self.appear = appear
    self.disappear = disappear
    super.init(inputs, content)
    waitForAppearance()
  }

  private func waitForAppearance() {
    surface.whenAppeared { [weak self] in
      guard let self, !isThere, !isGone else { return }
      isThere = true
      appear()
    }
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    isGone = true
    leave()
  }

  override func surfaceDidDisappear() {
    super.surfaceDidDisappear()
    leave()
    waitForAppearance()
  }

  override func screenPresenceDidChange(_ isOnScreen: Bool) {
    super.screenPresenceDidChange(isOnScreen)
    if isOnScreen { waitForAppearance() } else { leave() }
  }

  private func leave() {
    guard isThere else { return }
    isThere = false
    // Without the node, which would be kept by the graph that it keeps.
    graph.afterUpdate { [disappear] in disappear() }
  }
}

/// Runs a task for as long as a view is there, anew when a value changes.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  var id: ID
  var priority: TaskPriority
  var action: @Sendable () async -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let runner = Runner(modifier)
    let node = AppearanceNode(inputs, body(inputs), appear: { runner.start() }, disappear: { runner.stop() })
    node.observe { [unowned node] in
      let id = modifier.value.id
      node.graph.afterUpdate { runner.idIsNow(id) }
    }
    return node
  }

  @MainActor
  private final class Runner {
    private let modifier: Attribute<TaskModifier>
    private var task: Task<Void, Never>?
    private var id: ID?

    init(_ modifier: Attribute<TaskModifier>) { self.modifier = modifier }

    func start() {
      stop()
      let value = modifier.value
      id = value.id
      let action = value.action
      task = Task(priority: value.priority) { await action() }
    }

    func stop() {
      task?.cancel()
      task = nil
    }

    func idIsNow(_ new: ID) {
      guard task != nil, new != id else { return }
      start()
    }
  }
}

/// Calls a closure when a value has changed from one update to the next.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  var value: Value
  /// Whether the closure is called that was there before the change, with what it captured then.
  var callsOldAction = false
  var action: (Value, Value) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var last: ChangeModifier
    private var cycle = UpdateCycle()

    init(_ modifier: Attribute<ChangeModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      last = modifier.value
      super.init(inputs, content)
      observe { [unowned self] in follow(modifier.value) }
    }

    private func follow(_ new: ChangeModifier) {
      let old = last
      last = new
      guard new.value != old.value, cycle.mayRun(in: graph, "onChange(of: \(Value.self)) action") else {
        return
      }
      let action = new.callsOldAction ? old.action : new.action
      graph.afterUpdate { action(old.value, new.value) }
    }
  }
}

extension View {
  /// Calls a closure when the view appears.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls a closure when the view disappears.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)>.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Runs a task from when the view appears until it disappears.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/task(priority:_:)>.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task from when the view appears until it disappears, anew when a value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)>.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Calls a closure when a value has changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9>.
  ///
  /// - Parameters:
  ///   - value: the value that is compared with the one before.
  ///   - initial: whether the closure is called when the view appears, too, with the same value twice.
  ///   - action: what is called with the old and the new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, action: action)).onAppear(
      perform: initial ? { action(value, value) } : nil)
  }

  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls a closure with the new value when a value has changed. What the closure captured is from before the change.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)>.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, callsOldAction: true) { _, new in action(new) })
  }
}
