/// A part of an app's user interface.
///
/// Follows <https://developer.apple.com/documentation/swiftui/view>.
@preconcurrency @MainActor
public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// Makes the node of one view.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// Makes the list of the views that this one stands for in a container.
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs

  /// How many views this one stands for in a container, where its type says so.
  static func _viewListCount() -> Int?
}

extension View {
  /// How many views the body stands for.
  public static func _viewListCount() -> Int? { Body._viewListCount() }

  /// Makes the node of what the body returns.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(
      view: _GraphValue(BodyRule.attribute(of: view.attribute, inputs)), inputs: inputs.inside(view.attribute)
    )
  }

  /// Makes the list of what the body returns.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Body._makeViewList(
      view: _GraphValue(BodyRule.attribute(of: view.attribute, inputs)), inputs: inputs.inside(view.attribute)
    )
  }
}

extension View where Body == Never {
  /// A view of this module has no body.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self)") }
}

/// A view of this module, which makes its node itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode
}

extension PrimitiveView {
  public static func _viewListCount() -> Int? { 1 }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: makeOwnedNode(view.attribute, inputs))
  }

  /// Makes the node, and tells it of its view while a tool records.
  private static func makeOwnedNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    guard SourceOrigins.isRecorded else { return makeNode(view, inputs) }
    let inner = inputs.inside(view)
    let node = makeNode(view, inner)
    if node.owner == nil { node.owner = inner.owner }
    return node
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    makeItem(view, inputs)
  }

  /// The list of this view alone.
  static func makeItem(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewListOutputs {
    let attribute = view.attribute
    guard SourceOrigins.isRecorded else {
      return _ViewListOutputs(list: .item(ViewListItem { makeNode(attribute, $0) }))
    }
    // The inputs with which the item is made may be those of another surface; the views around are those of here.
    let owner = inputs.owner
    return _ViewListOutputs(
      list: .item(
        ViewListItem { inputs in
          var inputs = inputs
          inputs.owner = owner
          return makeOwnedNode(attribute, inputs)
        }))
  }
}

/// A view of this module that stands for any number of others.
@MainActor
protocol MultipleView: View where Body == Never {
  static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList
}

extension MultipleView {
  public static func _viewListCount() -> Int? { nil }

  /// Where one view is wanted, several are stacked from top to bottom.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list = makeList(view.attribute, inputs)
    return _ViewOutputs(node: LayoutNode(implicit: inputs.implicitLayout, list: list, inputs))
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: makeList(view.attribute, inputs))
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
  public static func _viewListCount() -> Int? { nil }
  public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: EmptyNode(inputs))
  }

  public static func _makeViewList(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: .group([]))
  }
}

// MARK: What is made from what

/// A value of a view in the graph.
public struct _GraphValue<Value> {
  let attribute: Attribute<Value>

  init(_ attribute: Attribute<Value>) { self.attribute = attribute }
}

/// What a view is made from.
public struct _ViewInputs {
  let graph: ViewGraph
  var environment: Attribute<EnvironmentValues>
  /// The view in which the node will be shown.
  unowned var surface: SurfaceView
  /// How several views are arranged where one is wanted.
  var implicitLayout = ImplicitLayout.vertical

  /// What the views around change of transactions.
  var transactions: TransactionScope?

  /// The views around, while a tool records.
  var owner: ViewOwner?

  /// Whether the views are rows of a list, so that one may stand for several rows.
  var isInList = false

  /// Whether the list is that of a grid, in which a row stands for its cells.
  var isInGrid = false

  var properties: PropertyInputs { PropertyInputs(graph: graph, environment: environment, owner: owner) }

  /// The same inputs with a changed environment.
  @MainActor
  func changingEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> _ViewInputs {
    var inputs = self
    inputs.environment = environment.map { values in
      var changed = values
      change(&changed)
      return changed
    }
    return inputs
  }

  enum ImplicitLayout {
    case vertical
    case depth
    /// A row, as in the label of a button.
    case horizontal
    /// A column with its views at the leading edge, as in the label of a toggle.
    case leading
  }
}

/// What a view is made into.
public struct _ViewOutputs {
  let node: ViewNode
}

/// What a view is made into in a container.
public struct _ViewListOutputs {
  let list: ViewList
}
