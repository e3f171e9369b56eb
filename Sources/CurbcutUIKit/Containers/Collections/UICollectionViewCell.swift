import Foundation

/// A reusable view in a collection view: a header, footer or decoration, and the base class of cells.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionreusableview>.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view; nil if it is not reused.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is reused. For subclasses to override.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view. For subclasses to override.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that fits the content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: fittingKeepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { layoutAttributes.size.height = size.height }
    if !fittingKeepsWidth, size.width > 0 { layoutAttributes.size.width = size.width }
    return layoutAttributes
  }

  /// Whether self-sizing keeps the width and changes only the height, as in every layout but the flow layout.
  final var fittingKeepsWidth = true
}

/// An item of a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var storedContentView = UIView(frame: .zero)
  private var contentConfigurationView: (any UIView & UIContentView)?
  final var hostedContent: (any HostedCellContent)? { contentConfigurationView as? any HostedCellContent }
  private lazy var configuredBackground = ConfiguredBackgroundView(frame: .zero)
  final weak var collection: UICollectionView?
  /// The segue that Interface Builder connected to a tap on the item.
  package final var selectionAction: (() -> Void)?
  private var selected = false
  private var highlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UICollectionViewCell.self)
  }

  private func setUp() {
    isRow = true
    storedContentView.frame = bounds
    addSubview(storedContentView)
  }

  /// The view to which the app adds its subviews.
  open var contentView: UIView { storedContentView }

  /// Replaces the content view with the one from Interface Builder.
  package func adopt(contentView: UIView) {
    storedContentView.removeFromSuperview()
    storedContentView = contentView
    contentView.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(contentView, at: 0)
    setNeedsLayout()
  }

  /// The view behind the content, as large as the cell; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content while the cell is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? { didSet { oldValue?.removeFromSuperview() } }

  // MARK: State

  /// Whether the cell's item is selected.
  open var isSelected: Bool {
    get { selected }
    set {
      guard selected != newValue else { return }
      selected = newValue
      stateDidChange()
    }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard highlighted != newValue else { return }
      highlighted = newValue
      stateDidChange()
    }
  }

  private func stateDidChange() {
    if let view = selectedBackgroundView {
      if selected || highlighted {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: storedContentView)
      } else {
        view.removeFromSuperview()
      }
    }
    setNeedsUpdateConfiguration()
    accessibilityAttributesDidChange()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  // MARK: Configurations

  /// The content of the cell, which replaces the views that the app added to ``contentView``; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
  /// The background of the cell; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if let backgroundConfiguration {
        configuredBackground.configuration = backgroundConfiguration
        insertSubview(configuredBackground, at: 0)
      } else {
        configuredBackground.removeFromSuperview()
      }
      setNeedsLayout()
    }
  }
  /// Whether the content configuration is updated automatically when the cell's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated automatically when the cell's state changes; true by default.
  @Unsupported(
    "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration: backgrounds stay as they were set")
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called to update the configurations when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Updates the configurations for the current state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the configurations for a state: calls the handler, and updates the content. For subclasses to
  /// override.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      contentConfigurationView?.configuration = contentConfiguration.updated(for: state)
    }
    updateHostedContent()
  }

  /// Gives the content what it takes over of the cell.
  final func updateHostedContent() {
    guard let hosted = hostedContent else { return }
    var values = HostedCellValues()
    values.margins = hostedContentMargins
    values.traits = rowTraits
    if hosted.cellValues != values { hosted.cellValues = values }
  }

  /// The margins of hosted content; those of a row in list cells.
  var hostedContentMargins: NSDirectionalEdgeInsets { storedContentView.directionalLayoutMargins }

  /// What the cell says of the elements in it.
  var rowTraits: UIAccessibilityTraits { selected ? .selected : .none }
  /// The default background configuration for a cell of this kind.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func contentConfigurationDidChange() {
    guard let configuration = contentConfiguration?.updated(for: configurationState) else {
      contentConfigurationView?.removeFromSuperview()
      contentConfigurationView = nil
      return
    }
    if let view = contentConfigurationView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      for view in storedContentView.subviews { view.removeFromSuperview() }
      let view = configuration.makeContentView()
      view.frame = storedContentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      storedContentView.addSubview(view)
      contentConfigurationView = view
    }
    updateHostedContent()
    setNeedsLayout()
    collection?.itemContentDidChange()
  }

  // MARK: Layout

  /// The part of the cell for the content; list cells reserve space for accessories.
  func contentFrame(in bounds: CGRect) -> CGRect { bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateHostedContent()
    let frame = contentFrame(in: bounds)
    if storedContentView.frame != frame { storedContentView.frame = frame }
    contentConfigurationView?.frame = storedContentView.bounds
    configuredBackground.frame = bounds
    backgroundView?.frame = bounds
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let whole = CGRect(x: 0, y: 0, width: targetSize.width, height: 0)
    let inner = contentFrame(in: whole)
    let taken = targetSize.width - inner.width
    if let list = contentConfigurationView as? UIListContentView {
      return CGSize(
        width: targetSize.width, height: list.sizeThatFits(CGSize(width: inner.width, height: 0)).height)
    }
    let target = CGSize(width: inner.width, height: targetSize.height)
    if contentConfigurationView == nil, !constraints.isEmpty {
      let insets = UIEdgeInsets(
        top: 0, left: inner.minX, bottom: 0, right: max(0, targetSize.width - inner.maxX))
      return constraintFittingSize(
        targetSize, around: storedContentView, insets: insets, horizontal: horizontal, vertical: vertical)
    }
    let view: UIView = contentConfigurationView ?? storedContentView
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + taken, height: size.height)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collection, collection.shouldHighlight(self) else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    guard let collection else { return super.touchesEnded(touches, with: event) }
    collection.userDidTap(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UICollectionViewCell.self, over: UICollectionReusableView.accessibilityDefaults
  ) { answers, _ in
    answers.traits = { cell in cell.hostedContent == nil ? cell.rowTraits : .none }
    answers.activate = { cell in cell.collection?.userDidTap(cell) ?? false }
  }
}

extension UICollectionReusableView {
  @usableFromInline
  @_silgen_name("curbcut_UICollectionReusableView_make")
  convenience init(dequeued: Void) { self.init(frame: .zero) }

  /// Creates a view of a class known only at run time; see `ObjectMaking.h`.
  static func make() -> UICollectionReusableView {
    ObjectMaking.make(self, .collectionReusableView) ?? UICollectionReusableView(frame: .zero)
  }
}
