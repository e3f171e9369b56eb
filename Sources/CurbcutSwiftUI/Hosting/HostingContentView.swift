import CurbcutUIKit
import Foundation

/// The view of UIKit that shows a view of SwiftUI in a cell.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView, HostedCellContent {
  private typealias Configuration = UIHostingConfiguration<Content, Background>

  private var shown: Configuration
  private let content: Attribute<Content>
  private let background: Attribute<Background>
  private let graph: ViewGraph
  private let surface: HostedCellSurface
  private var node: HostedCellNode?
  private var statusObserver: AccessibilityStatusObserver?
  /// Whether the cell is to show something else, whose state is its own.
  private var isForAnother = false

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    content = Attribute(configuration.content)
    background = Attribute(configuration.background)
    graph = ViewGraph(environment: EnvironmentValues())
    surface = HostedCellSurface(graph)
    super.init(frame: .zero)
    updateEnvironment()
    addSubview(surface)
    surface.sizeDidChange = { [weak self] in self?.cell?.hostedContentDidChangeSize() }
    statusObserver = AccessibilityStatusObserver { [weak self] in self?.updateEnvironment() }
    makeNode()
  }

  required init?(coder: NSCoder) { nil }

  // Before the nodes go, which would be updated by what goes with them.
  isolated deinit { surface.graph.close() }

  private func makeNode() {
    let inputs = _ViewInputs(graph: graph, environment: graph.environment, surface: surface)
    node?.willBeRemoved()
    let (content, background) = (content, background)
    let made = GraphNode.untracked {
      var behind = inputs
      behind.implicitLayout = .depth
      return HostedCellNode(
        inputs, content: Content._makeView(view: _GraphValue(content), inputs: inputs).node,
        background: Background._makeView(view: _GraphValue(background), inputs: behind).node)
    }
    made.look = shown.look
    made.cellValues = cellValues
    node = made
    surface.show(made)
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? Configuration else { return }
      shown = new
      content.set(new.content)
      background.set(new.background)
      node?.look = new.look
      if isForAnother {
        isForAnother = false
        makeNode()
      }
      setNeedsLayout()
    }
  }

  func cellWillBeReused() { isForAnother = true }

  private var cell: (any HostingCell)? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any HostingCell }.first
  }

  var cellValues = HostedCellValues() {
    didSet { if cellValues != oldValue { node?.cellValues = cellValues } }
  }

  private func updateEnvironment() {
    var values = EnvironmentValues()
    values.traits = traitCollection
    values.hostTint = tintColor ?? .systemBlue
    values.accessibilityStatus = .current
    if window != nil { values.undoManager = undoManager }
    graph.environment.set(values)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateEnvironment()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEnvironment()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEnvironment()
    surface.setAppeared(window != nil)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    if let cell { node?.cellRect = convert(cell.bounds, from: cell) }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fitting(horizontal == .required ? targetSize.width : nil)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(size.width > 0 && size.width < 10_000 ? size.width : nil)
  }

  override var intrinsicContentSize: CGSize { fitting(nil) }

  private func fitting(_ width: CGFloat?) -> CGSize {
    graph.update()
    guard let node else { return .zero }
    _ = node.validate()
    let size = node.size(ProposedViewSize(width: width, height: nil))
    surface.askedSize = (width, size)
    return size
  }

  // MARK: The cell

  var separatorLeading: CGFloat? { node?.separatorLeading }
  var separatorTrailing: CGFloat? { node?.separatorTrailing }
  var swipeActions: [UIAccessibilityCustomAction] { node?.swipeActions ?? [] }
}

extension HostingContentView: RowOfElements {
  /// What the view says, and after it what the app's table or collection says.
  var actionsOfElements: [UIAccessibilityCustomAction] {
    let own = swipeActions
    let names = Set(own.map(\.name))
    return own + (cell?.actionsOfRow.filter { !names.contains($0.name) } ?? [])
  }
}

/// A row whose elements all offer what a swipe over it reveals.
@MainActor
protocol RowOfElements: UIView {
  /// The actions of the row.
  var actionsOfElements: [UIAccessibilityCustomAction] { get }
}

extension ListCell: RowOfElements {
  var actionsOfElements: [UIAccessibilityCustomAction] { swipeActions }
}

/// The surface in a cell, which tells of it when its content would take another size.
final class HostedCellSurface: SurfaceView {
  /// The width that was asked for, and what the content answered.
  var askedSize: (width: CGFloat?, answer: CGSize)?
  var sizeDidChange: (() -> Void)?

  /// A cell's own edges are the content's, wherever on the screen it stands.
  override var contentInsets: UIEdgeInsets { .zero }

  override func place(_ root: ViewNode) {
    super.place(root)
    guard let askedSize else { return }
    let now = root.size(ProposedViewSize(width: askedSize.width, height: nil))
    guard now != askedSize.answer else { return }
    self.askedSize?.answer = now
    graph.afterUpdate { [weak self] in self?.sizeDidChange?() }
  }
}
