import CurbcutUIKit

/// A value that tells where the keyboard's focus is, and moves it when it is written.
///
/// Follows <https://developer.apple.com/documentation/swiftui/focusstate>.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reading and writing of a focus state that is kept in another view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/focusstate/binding>.
  @propertyWrapper
  public struct Binding {
    fileprivate let location: Location<Value>?
    fileprivate let resting: Value

    /// The value.
    public var wrappedValue: Value {
      get { location?.value ?? resting }
      nonmutating set { location?.set(newValue) }
    }

    /// Which of all writes was the last one to the value.
    @MainActor var lastWrite: Int { location?.lastWrite ?? 0 }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// The value while the focus is elsewhere.
  private let resting: Value
  private var location: StateLocation<Value>?

  private init(resting: Value) { self.resting = resting }

  /// Creates a state that is true while a view has the focus.
  public init() where Value == Bool { self.init(resting: false) }

  /// Creates a state that names the view with the focus; nil while none has it.
  public init<T: Hashable>() where Value == T? { self.init(resting: nil) }

  /// The value. Writing it moves the focus.
  public var wrappedValue: Value {
    get { location?.value ?? resting }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(location: location, resting: resting) }
}

extension FocusState: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    FocusLink(StateLocation(resting, graph: inputs.graph))
  }

  private final class FocusLink: PropertyLink {
    typealias Property = FocusState<Value>
    let location: StateLocation<Value>

    init(_ location: StateLocation<Value>) { self.location = location }

    func connect(_ property: inout FocusState<Value>) { property.location = location }

    func takeChange() -> Bool { location.takeChange() }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable {}

extension FocusState: SelfComparing {
  func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}

// MARK: Nodes

/// The movements of the focus that one update asks for. Several views may want it, where an action has written several
/// values: the one that was written last gets it, in whatever order the views are updated.
@MainActor
private enum FocusMoves {
  struct Move {
    weak var node: ViewNode?
    let write: Int
    let isWanted: Bool
    let run: () -> Void
    let refuse: () -> Void
  }

  private static var pending: [Move] = []

  static func add(_ move: Move, in graph: ViewGraph) {
    pending.removeAll { $0.node == nil || $0.node === move.node }
    pending.append(move)
    graph.afterUpdate { run() }
  }

  private static func run() {
    let moves = pending
    pending = []
    let wanted = moves.filter(\.isWanted).sorted { $0.write < $1.write }
    for move in wanted.dropLast() { move.refuse() }
    wanted.last?.run()
    for move in moves where !move.isWanted { move.run() }
  }
}

/// A node that can have the keyboard's focus.
@MainActor
protocol FocusableNode: ViewNode {
  var hasFocus: Bool { get }
  /// Takes or gives up the focus.
  ///
  /// - Returns: whether that was possible.
  func setFocus(_ focus: Bool) -> Bool
}

/// A node that is told where the focus inside it is.
@MainActor
protocol FocusFollowing: ViewNode {
  func focusDidChange(isInside: Bool)
}

extension ViewNode {
  /// Tells the nodes around that the focus has come to this one or left it.
  func tellOfFocus(_ hasFocus: Bool) {
    var node = parent
    while let found = node {
      (found as? any FocusFollowing)?.focusDidChange(isInside: hasFocus)
      node = found.parent
    }
  }

  /// The first node inside that can have the focus, or this one.
  var firstFocusable: (any FocusableNode)? {
    if let focusable = self as? any FocusableNode { return focusable }
    for child in children {
      if let found = child.firstFocusable { return found }
    }
    return nil
  }
}

/// Connects the focus of a view with a value.
struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  var binding: FocusState<Value>.Binding
  var value: Value

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode, FocusFollowing {
    private let modifier: Attribute<FocusedModifier>
    private var isWanted = false

    init(_ modifier: Attribute<FocusedModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        let focused = modifier.value
        let wants = focused.binding.wrappedValue == focused.value
        guard wants != isWanted else { return }
        isWanted = wants
        FocusMoves.add(
          FocusMoves.Move(
            node: self, write: focused.binding.lastWrite, isWanted: wants,
            run: { [weak self] in self?.moveFocus() }, refuse: { [weak self] in self?.refuse() }), in: graph)
      }
    }

    private func moveFocus() {
      guard let target = content.firstFocusable else { return refuse() }
      guard target.hasFocus != isWanted else { return }
      if !target.setFocus(isWanted) { refuse() }
    }

    /// What cannot have the focus says so.
    private func refuse() {
      let focused = modifier.value
      if isWanted, focused.binding.wrappedValue == focused.value {
        focused.binding.wrappedValue = focused.binding.resting
      }
    }

    func focusDidChange(isInside: Bool) {
      let focused = modifier.value
      isWanted = isInside
      let isNamed = focused.binding.wrappedValue == focused.value
      if isInside, !isNamed { focused.binding.wrappedValue = focused.value }
      if !isInside, isNamed { focused.binding.wrappedValue = focused.binding.resting }
    }
  }
}

extension View {
  /// Connects the focus of the view with a value that names it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)>.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Connects the focus of the view with a value that is true while the view has it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/focused(_:)>.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}
