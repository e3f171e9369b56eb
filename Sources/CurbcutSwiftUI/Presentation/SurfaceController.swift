import CurbcutUIKit
import Foundation

/// A view controller that shows a part of a graph: a screen of a stack, a tab or a sheet.
final class SurfaceController: UIViewController, SheetGlassContent {
  let surface: SurfaceView
  /// The node that is shown.
  private(set) var root: ViewNode?

  init(_ graph: ViewGraph) {
    surface = SurfaceView(graph)
    surface.isScreen = true
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view.
  func show<V: View>(_ view: Attribute<V>, _ inputs: _ViewInputs) {
    // A controller that is shown inside finds its parent through the view, and may be placed before this one appears.
    loadViewIfNeeded()
    var inputs = inputs
    inputs.surface = surface
    inputs.implicitLayout = .vertical
    inputs.isInList = false
    let editMode = EditModeStorage(surface.graph).binding
    inputs = inputs.changingEnvironment { $0.editMode = editMode }
    let node = GraphNode.untracked { V._makeView(view: _GraphValue(view), inputs: inputs).node }
    root = node
    surface.show(node)
  }

  /// Shows a node that was made for this controller's surface.
  func show(_ node: ViewNode) {
    loadViewIfNeeded()
    root = node
    surface.show(node)
  }

  private var background: (source: Attribute<AnyView>, surface: SurfaceView, node: ViewNode)?

  /// Shows a view behind the content, in place of the system's colour.
  func setBackground(_ view: AnyView, _ inputs: _ViewInputs) {
    if let background {
      background.source.set(view)
      return
    }
    let source = Attribute(view)
    let behind = BackgroundSurface(surface.graph)
    var inner = inputs
    inner.surface = behind
    inner.isInList = false
    inner.implicitLayout = .depth
    let node = GraphNode.untracked { AnyView._makeView(view: _GraphValue(source), inputs: inner).node }
    behind.show(node)
    behind.isUserInteractionEnabled = false
    background = (source, behind, node)
    loadViewIfNeeded()
    surface.backgroundColor = .clear
    surface.backdrop = behind
    behind.setAppeared(true)
  }

  // MARK: Traits

  /// Called when the traits may have changed, for views that are in no window while the controller covers them.
  var traitsDidChange: (@MainActor () -> Void)?
  /// Called when the content has been laid out.
  var didLayOut: (@MainActor () -> Void)?

  /// What the views ask for; ``UIUserInterfaceStyle/unspecified`` for nothing.
  var wantedStyle = UIUserInterfaceStyle.unspecified { didSet { updateStyle() } }
  /// What the controller below has.
  var styleBelow = UIUserInterfaceStyle.unspecified { didSet { updateStyle() } }

  private func updateStyle() {
    let style = wantedStyle == .unspecified ? styleBelow : wantedStyle
    guard style != overrideUserInterfaceStyle else { return }
    overrideUserInterfaceStyle = style
    passStyleOn()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange?()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    traitsDidChange?()
    didLayOut?()
  }

  func sheetChanged(showsGlass: Bool) {
    guard background == nil else { return }
    let color: UIColor = showsGlass ? .clear : .screenBackground
    if surface.backgroundColor != color { surface.backgroundColor = color }
  }

  /// For a screen on a navigation controller of UIKit, which goes for good when it is taken from there.
  var hostedBars: HostedBars?
  /// Called when such a screen has gone.
  var didLeaveStack: (@MainActor () -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard hostedBars != nil, parent == nil else { return }
    hostedBars = nil
    didLeaveStack?()
    tearDown()
  }

  /// The views go for good.
  func tearDown() {
    root?.willBeRemoved()
    background?.node.willBeRemoved()
    surface.setAppeared(false)
  }

  override func loadView() {
    surface.backgroundColor = .screenBackground
    view = surface
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    surface.setAppeared(true)
    hostedBars?.willAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hostedBars?.willDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    surface.setAppeared(false)
  }
}

/// Holds what is behind the content of a sheet.
private final class BackgroundSurface: SurfaceView {
  override var contentInsets: UIEdgeInsets { .zero }
  override var accessibilityElements: [Any]? {
    get { [] }
    set {}
  }
}

extension UIViewController {
  /// The colours that the controller has, as far as it or one around it was given some.
  var givenStyle: UIUserInterfaceStyle {
    sequence(first: self, next: \.parent).lazy.map(\.overrideUserInterfaceStyle)
      .first { $0 != .unspecified } ?? .unspecified
  }

  /// Gives the colours to what is presented over the controller, which has no part in its views.
  func passStyleOn() {
    if let presented = presentedViewController as? SurfaceController, presented !== self {
      presented.styleBelow = givenStyle
    }
    for child in children { child.passStyleOn() }
  }
}

extension UIResponder {
  /// The nearest view controller from here outwards.
  var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let found = responder {
      if let controller = found as? UIViewController { return controller }
      responder = found.next
    }
    return nil
  }
}

extension ViewNode {
  /// The scroll view or list that fills the screen, under whose movement a large title collapses.
  var mainScrollView: UIScrollView? {
    var node: ViewNode? = self
    while let found = node {
      if let scroll = found as? ScrollNode { return scroll.scrollView }
      if let list = found as? ListNode { return list.table }
      node = found.children.first
    }
    return nil
  }
}

/// A node that shows a view controller of UIKit, which takes all the room there is.
@MainActor
class ControllerNode<Controller: UIViewController>: ViewNode {
  final let controller: Controller

  init(_ controller: Controller, _ inputs: _ViewInputs) {
    self.controller = controller
    super.init(inputs)
    // Its bars and its content are read in the order of their places, not in that of the views.
    controller.view.shouldGroupAccessibilityChildren = true
    viewsDidChange()
  }

  override var view: UIView? { controller.view }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func didPlace() {
    if controller.parent == nil, let host = surface.nearestViewController {
      host.addChild(controller)
      graph.afterUpdate { [controller] in
        if controller.parent != nil { controller.didMove(toParent: controller.parent) }
      }
    }
    controller.view.frame = safeAreaExtension(along: [.horizontal, .vertical]).frame
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [.view(controller.view, self)] }
}
