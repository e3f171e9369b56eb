import Foundation

/// A row of a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcell>.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ControlLabelSource {
  /// How the built-in labels are arranged.
  public enum CellStyle: Int, Hashable, Sendable {
    /// An image and a title.
    case `default`
    /// A title, and a grey value at the trailing edge.
    case value1
    /// A small title in the tint colour, and a text beside it; no image.
    case value2
    /// A title, and a smaller text below it.
    case subtitle
  }
  /// How a selected row is highlighted.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not highlighted.
    case none
    /// Highlighted; an older name for the default style.
    case blue
    /// Highlighted; an older name for the default style.
    case gray
    /// Highlighted in the system's style.
    case `default`
  }
  /// How a row indicates keyboard focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// In the system's style.
    case `default`
    /// Drawn by the app.
    case custom
  }
  /// The control that a row shows in editing mode.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }
  /// The accessory at the trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A chevron: the row leads to another screen.
    case disclosureIndicator
    /// An info button and a chevron.
    case detailDisclosureButton
    /// A checkmark: the row is selected.
    case checkmark
    /// An info button.
    case detailButton
  }
  /// The line between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A thin line.
    case singleLine
    /// A thin line; an older look that is no longer drawn.
    case singleLineEtched
  }

  /// The state of a cell in a table that can be edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The delete or insert control is shown.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The delete confirmation button is shown.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }

  /// Updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// The reuse identifier of the cell; nil if it is not reused.
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
  /// Whether the cell has been added to the table, but not placed yet.
  final var awaitsPlace = false
  /// The cell's placement in the table; nil while it is waiting to be reused.
  final var placement: CellPlacement? {
    didSet { if placement != oldValue { placementDidChange() } }
  }
  final weak var table: UITableView?
  /// What the row that the cell shows is known by, where that is not its index path: a list that loads all rows anew says
  /// by it which of them is the same as before.
  package final var rowIdentity: AnyHashable?
  /// The segues that Interface Builder connected to a tap on the row and on its detail button.
  package final var selectionAction: (() -> Void)?
  package final var accessoryAction: (() -> Void)?

  /// Creates a cell with built-in labels.
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
    coder.readInterfaceBuilder(self, as: UITableViewCell.self)
  }

  private func setUp() {
    isRow = true
    storedContentView.cell = self
    addSubview(storedContentView)
    selectedBackgroundView = nil
    setNeedsLayout()
  }

  // MARK: Content

  /// The view to which the app adds its subviews.
  open var contentView: UIView { storedContentView }

  /// The title, created on first use; nil if the style has none or the cell has a content configuration.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil, style != nil else { return nil }
    if let builtInText { return builtInText }
    let label = makeLabel(isDetail: false)
    builtInText = label
    return label
  }

  /// The secondary text, for styles that have one.
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

  /// Takes over the views that Interface Builder created for a built-in style; they are added to the content view.
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

  /// Replaces the content view with the one from Interface Builder.
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

  /// The content of the cell, which replaces the built-in labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  /// Whether the content configuration is updated automatically when the cell's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated automatically when the cell's state changes; true by default.
  @Unsupported(
    "UITableViewCell.automaticallyUpdatesBackgroundConfiguration: backgrounds stay as they were set")
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The default content configuration for a cell of this style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  /// The default background configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The background of the cell; nil for that of the table's style.
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

  /// Called to update the configurations when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configurations for the current state, at once.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
  }

  /// Updates the configurations for a state: calls the handler, and updates the content. For subclasses to
  /// override.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let view = contentConfigurationView,
      let configuration = contentConfiguration
    {
      view.configuration = configuration.updated(for: state)
    }
    updateHostedContent()
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
    updateHostedContent()
    setNeedsLayout()
    table?.rowContentDidChange(self)
  }

  // MARK: Appearance

  /// The view behind the content, as large as the cell; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content while the cell is selected; nil for the system's grey.
  open var selectedBackgroundView: UIView? { didSet { appearanceDidChange() } }
  /// The background of a selected row when multiple selection is allowed; nil for ``selectedBackgroundView``.
  @Unsupported("UITableViewCell.multipleSelectionBackgroundView: selectedBackgroundView shows")
  open var multipleSelectionBackgroundView: UIView? = nil
  /// How a selected row is highlighted; `default` by default.
  open var selectionStyle = SelectionStyle.default { didSet { appearanceDidChange() } }
  /// How the cell indicates keyboard focus; `default` by default.
  @Unsupported("UITableViewCell.focusStyle: there is no focus of the keyboard")
  open var focusStyle = FocusStyle.default
  /// The insets of the separator below the cell, in points; the table's unless set.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content is indented in editing mode to make room for controls; true by default. Set by the table.
  open var shouldIndentWhileEditing = true
  /// Whether the cell shows a reorder control in editing mode.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the row accepts touches while it is being dragged; true by default.
  @Unsupported("UITableViewCell.userInteractionEnabledWhileDragging: rows are not dragged")
  open var userInteractionEnabledWhileDragging = true

  /// The accessory at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      accessoryDidChange()
    }
  }
  /// A view at the trailing edge, which replaces ``accessoryType``; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// The accessory at the trailing edge in editing mode; none by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// A view at the trailing edge in editing mode; nil for none.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  private func accessoryDidChange() {
    setNeedsLayout()
    updateHostedContent()
    accessibilityStructureDidChange()
  }

  // MARK: State

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Selects or deselects only the cell, without changing the table's selection.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard self.selected != selected else { return }
    self.selected = selected
    appearanceDidChange()
    setNeedsUpdateConfiguration()
    accessibilityAttributesDidChange()
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard self.highlighted != highlighted else { return }
    self.highlighted = highlighted
    appearanceDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell shows the controls for editing.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }
  private var editingState = false

  /// Shows or hides the controls for editing; the table calls it for its cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    editingState = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
    accessibilityStructureDidChange()
  }

  /// The editing control that the delegate chose for the row.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the delete confirmation button is shown; always false here.
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the cell's editing controls change. For subclasses to override.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell's editing controls changed. For subclasses to override.
  open func didTransition(to state: StateMask) {}

  /// Called before the cell is reused for another row. For subclasses to override.
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

  /// The margins that the cell gave its content view last.
  final var appliedMargins = UITableViewCellContentView.initialMargins

  /// The properties computed during the current reading pass.
  final var knownParts: (pass: Int, parts: AccessibilityParts)?
  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITableViewCell.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { cell in cell.accessibilityParts.isOneElement }
    answers.label = { cell in cell.accessibilityParts.label }
    answers.value = { cell in cell.accessibilityParts.value }
    answers.traits = { cell in cell.accessibilityParts.traits }
    answers.elements = { cell in cell.accessibilityParts.elements }
    // VoiceOver offers the swipe actions as custom actions.
    answers.systemCustomActions = { cell in cell.table?.swipeActions(of: cell) ?? [] }
    answers.activate = { cell in cell.activateForAccessibility() }
  }
  private(set) final lazy var textElement = CellTextElement(cell: self)

  /// A switch without a label in a row gets the row's text as its label (`ios26-netnewswire-settings.sheet.xml`).
  final var labelForUnlabelledControls: String? { joinedText }
}

/// A cell whose content, not the table's delegate, determines what a tap in it does.
@MainActor
package protocol RowTapTaking: UITableViewCell {
  /// Whether a tap beside its controls does something.
  var answersTaps: Bool { get }
}
