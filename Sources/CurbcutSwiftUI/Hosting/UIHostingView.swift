import CurbcutUIKit
import Foundation

/// A UIKit view that shows a view of SwiftUI.
open class _UIHostingView<Content: View>: UIView {
  private let content: Attribute<Content>
  let surface: SurfaceView
  private(set) var stack: HostedStack?
  private var statusObserver: AccessibilityStatusObserver?
  /// What the views want of their window.
  private(set) var windowPreferences: WindowPreferences?

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    content = Attribute(rootView)
    let graph = ViewGraph(environment: EnvironmentValues())
    surface = SurfaceView(graph)
    super.init(frame: .zero)
    updateEnvironment()
    let editMode = EditModeStorage(graph).binding
    let isInStack = Attribute(false)
    let around = StackAround()
    let inputs = _ViewInputs(graph: graph, environment: graph.environment, surface: surface)
      .changingEnvironment { values in
        values.editMode = editMode
        values.hostedStack = isInStack.value ? around.stack : nil
      }
    stack = HostedStack(isInStack, inputs)
    around.stack = stack
    surface.isScreen = true
    addSubview(surface)
    let content = content
    statusObserver = AccessibilityStatusObserver { [weak self] in self?.updateEnvironment() }
    windowPreferences = WindowPreferences(surface)
    graph.traitsDidChangeAbove = { [weak self] in
      if let self, window == nil { updateEnvironment() }
    }
    surface.show(GraphNode.untracked { Content._makeView(view: _GraphValue(content), inputs: inputs).node })
  }

  public required init?(coder: NSCoder) { nil }

  // Before the nodes go: a sheet that is taken away with its presenter would have them updated.
  isolated deinit { surface.graph.close() }

  /// Finds the stack for the views that were made before it.
  private final class StackAround {
    weak var stack: HostedStack?
  }

  /// The view that is shown. A new one keeps the state of the parts that keep their identity.
  public var rootView: Content {
    get { content.value }
    set {
      content.set(newValue)
      setNeedsLayout()
    }
  }

  /// Gives the traits of UIKit to the views.
  func updateEnvironment() {
    var values = EnvironmentValues()
    values.traits = traitCollection
    values.hostTint = tintColor ?? .systemBlue
    values.accessibilityStatus = .current
    if window != nil { values.undoManager = undoManager }
    values.isPresented = hostController?.canBeDismissed ?? false
    values.dismiss = DismissAction { [weak self] in self?.hostController?.dismissHosted() }
    surface.graph.environment.set(values)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    guard bounds.width != fittedWidth else { return }
    fittedWidth = bounds.width
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateEnvironment()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEnvironment()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEnvironment()
    // Without a controller, a view appears with its window.
    if window == nil || hostController == nil { surface.setAppeared(window != nil) }
  }

  weak var hostController: UIViewController?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> CGFloat? { length >= 10_000 || length == 0 ? nil : length }
    surface.graph.update()
    guard let root = surface.root else { return .zero }
    _ = root.validate()
    return root.size(ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
  }

  open override var intrinsicContentSize: CGSize {
    surface.graph.update()
    guard let root = surface.root else { return .zero }
    _ = root.validate()
    let ideal = root.size(.unspecified)
    // As for a label of several lines, the height is that at the width which the constraints give it.
    guard bounds.width > 0, ideal.width > bounds.width + 0.5 else { return ideal }
    return CGSize(
      width: ideal.width, height: root.size(ProposedViewSize(width: bounds.width, height: nil)).height)
  }

  /// The width for which the height was computed.
  private var fittedWidth: CGFloat = 0
}
