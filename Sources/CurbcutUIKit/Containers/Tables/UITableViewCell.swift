import Foundation

/// A row of a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcell>.
@MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ControlLabelSource {
  /// How the built-in labels are arranged.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`, value1, value2, subtitle
  }
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  public enum FocusStyle: Int, Hashable, Sendable { case `default`, custom }
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }

  /// The state of a cell in a table that can be edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = Self(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }

  /// Handles the configuration for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  public private(set) final var reuseIdentifier: String?
  private var storedContentView = UITableViewCellContentView(frame: .zero)
  final var style: CellStyle?
  private var builtInText: UILabel?
  private var builtInDetail: UILabel?
  private var builtInImage: UIImageView?
  final var contentConfigurationView: (any UIView & UIContentView)?
  private var storedBackgroundConfiguration: UIBackgroundConfiguration?
  private lazy var configuredBackground = ConfiguredBackgroundView(frame: .zero)
  final lazy var accessory = CellAccessoryView(cell: self)
  final lazy var separator = CellSeparator(frame: .zero)
  final lazy var editing = CellEditingControls(cell: self)
  /// Where the table put the cell; nil while it waits for reuse.
  final var placement: CellPlacement? {
    didSet { if placement != oldValue { placementDidChange() } }
  }
  final weak var table: UITableView?
  /// What Interface Builder connects to a tap on the row, and on its detail button: a segue.
  package final var selectionAction: (() -> Void)?
  package final var accessoryAction: (() -> Void)?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// As on iOS, a cell made with a frame has the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storedContentView.cell = self
    addSubview(storedContentView)
    selectedBackgroundView = nil
    setNeedsLayout()
  }

  // MARK: Content

  /// Where everything the app adds belongs.
  open var contentView: UIView { storedContentView }

  /// The title; made on first use. Nil with a style that has none, or beside a content configuration.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil, style != nil else { return nil }
    if let builtInText { return builtInText }
    let label = makeLabel(isDetail: false)
    builtInText = label
    return label
  }

  /// The second text of the styles that have one.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil, let style, style != .default else { return nil }
    if let builtInDetail { return builtInDetail }
    let label = makeLabel(isDetail: true)
    builtInDetail = label
    return label
  }

  /// The image at the leading edge.
  open var imageView: UIImageView? {
    guard contentConfiguration == nil, let style, style != .value2 else { return nil }
    if let builtInImage { return builtInImage }
    let view = UIImageView(image: nil)
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    contentView.addSubview(view)
    builtInImage = view
    return view
  }

  private func makeLabel(isDetail: Bool) -> UILabel {
    let label = UILabel()
    let textStyle: UIFont.TextStyle
    switch (style ?? .default, isDetail) {
    case (.subtitle, true): textStyle = .caption1
    case (.value2, false): textStyle = .caption1
    default: textStyle = .body
    }
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    if style == .value1 && isDetail { label.textColor = .secondaryLabel }
    if style == .value2 && !isDetail {
      label.textColor = tintColor
      label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
    contentView.addSubview(label)
    return label
  }

  final var builtInViews: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (builtInText, builtInDetail, builtInImage)
  }

  /// Takes over what Interface Builder described for a built-in style; the views join the content view.
  package func adopt(
    style: CellStyle?, textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?
  ) {
    self.style = style
    for view in [textLabel, detailTextLabel, imageView] as [UIView?] {
      if let view, view.superview !== contentView { contentView.addSubview(view) }
    }
    builtInText = textLabel
    builtInDetail = detailTextLabel
    builtInImage = imageView
    setNeedsLayout()
  }

  /// Replaces the content view by the one that Interface Builder described.
  package func adopt(contentView: UITableViewCellContentView) {
    storedContentView.removeFromSuperview()
    storedContentView = contentView
    contentView.cell = self
    contentView.translatesAutoresizingMaskIntoConstraints = true
    addSubview(contentView)
    setNeedsLayout()
  }

  package func adopt(reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }

  // MARK: Configurations

  /// What the cell shows, in place of the built-in labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The configuration that a cell of this style starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedBackgroundConfiguration }
    set {
      storedBackgroundConfiguration = newValue
      if let newValue {
        configuredBackground.configuration = newValue
        if configuredBackground.superview == nil { insertSubview(configuredBackground, at: 0) }
      } else {
        configuredBackground.removeFromSuperview()
      }
      setNeedsLayout()
      appearanceDidChange()
    }
  }

  /// Called when the state changes, to set configurations for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let view = contentConfigurationView,
      let configuration = contentConfiguration
    {
      view.configuration = configuration.updated(for: state)
    }
  }

  private func contentConfigurationDidChange() {
    guard let configuration = contentConfiguration?.updated(for: configurationState) else {
      contentConfigurationView?.removeFromSuperview()
      contentConfigurationView = nil
      return
    }
    if let view = contentConfigurationView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      contentConfigurationView?.removeFromSuperview()
      for view in contentView.subviews { view.removeFromSuperview() }
      (builtInText, builtInDetail, builtInImage) = (nil, nil, nil)
      let view = configuration.makeContentView()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      contentConfigurationView = view
    }
    setNeedsLayout()
    table?.rowContentDidChange(self)
  }

  // MARK: Looks

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var selectedBackgroundView: UIView? { didSet { appearanceDidChange() } }
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default { didSet { appearanceDidChange() } }
  open var focusStyle = FocusStyle.default
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var userInteractionEnabledWhileDragging = true

  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      accessoryDidChange()
    }
  }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  private func accessoryDidChange() {
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  // MARK: State

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard self.selected != selected else { return }
    self.selected = selected
    appearanceDidChange()
    setNeedsUpdateConfiguration()
    accessibilityAttributesDidChange()
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard self.highlighted != highlighted else { return }
    self.highlighted = highlighted
    appearanceDidChange()
    setNeedsUpdateConfiguration()
  }

  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }
  private var editingState = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    editingState = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
    accessibilityStructureDidChange()
  }

  /// What the delegate answers for the row: a delete control, an insert control or none.
  open internal(set) var editingStyle = EditingStyle.none
  open var showingDeleteConfirmation: Bool { false }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setEditing(false, animated: false)
    hasOwnSeparatorInset = false
  }

  final func appearanceDidChange() {
    updateSelectionBackground()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func placementDidChange() {
    setNeedsLayout()
    updateSelectionBackground()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
    table?.rowContentDidChange(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
    configuredBackground.frame = bounds
    backgroundView?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 ? targetSize.width : bounds.width
    return CGSize(width: width, height: fittingHeight(forWidth: width))
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.shouldHighlight(self) else { return super.touchesBegan(touches, with: event) }
    setHighlighted(true, animated: false)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
    guard let table else { return super.touchesEnded(touches, with: event) }
    table.userDidTap(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// What was found out in the reading that goes on.
  final var knownParts: (pass: Int, parts: AccessibilityParts)?
  override var defaultIsAccessibilityElement: Bool { accessibilityParts.isOneElement }
  override var defaultAccessibilityLabel: String? { accessibilityParts.label }
  override var defaultAccessibilityValue: String? { accessibilityParts.value }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { accessibilityParts.traits }
  override var defaultAccessibilityElements: [Any]? { accessibilityParts.elements }
  /// What a swipe offers a sighted person, VoiceOver offers as actions.
  override var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
    let actions = table?.swipeActions(of: self) ?? []
    return actions.isEmpty ? nil : actions
  }
  override func defaultAccessibilityActivate() -> Bool { activateForAccessibility() }
  private(set) final lazy var textElement = CellTextElement(cell: self)

  /// A switch in a row takes the row's text for its label (`ios26-netnewswire-settings.sheet.xml`).
  final var labelForUnlabelledControls: String? { joinedText }
}
