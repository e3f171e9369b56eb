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
    /// A title, and a grey value at the side where reading ends.
    case value1
    /// A small title in the tint, and a text beside it; no image.
    case value2
    /// A title, and a smaller text below it.
    case subtitle
  }
  /// Whether a selected row is lit.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// It looks as before.
    case none
    /// It is lit; an older name for the usual look.
    case blue
    /// It is lit; an older name for the usual look.
    case gray
    /// It is lit, as the system has it.
    case `default`
  }
  /// How a row shows the keyboard's focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system has it.
    case `default`
    /// As the app draws it.
    case custom
  }
  /// The control that a row has while the table is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A control that takes the row away.
    case delete
    /// A control that adds a row.
    case insert
  }
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row leads on.
    case disclosureIndicator
    /// A button with an "i", and an arrow.
    case detailDisclosureButton
    /// A check mark: the row is chosen.
    case checkmark
    /// A button with an "i".
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
    /// The control for deleting or inserting shows.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that confirms deleting shows.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }

  /// Handles the configuration for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// The name that the cell is reused under; nil for one that is not.
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

  /// Makes a cell with built-in labels.
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

  /// Whether the content follows the cell's state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state of the cell; true by default.
  @Unsupported(
    "UITableViewCell.automaticallyUpdatesBackgroundConfiguration: backgrounds stay as they were set")
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The configuration that a cell of this style starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  /// The background that a cell starts from.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// What is drawn behind the cell; nil for what the table's look has.
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

  /// The state of the cell now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Sets configurations for the state of now, at once.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
  }

  /// Sets configurations for a state: calls the handler, and updates the content. For subclasses to
  /// override.
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
  /// The background of a row selected with others; nil for ``selectedBackgroundView``.
  @Unsupported("UITableViewCell.multipleSelectionBackgroundView: selectedBackgroundView shows")
  open var multipleSelectionBackgroundView: UIView? = nil
  /// Whether a selected row is lit; it is at first.
  open var selectionStyle = SelectionStyle.default { didSet { appearanceDidChange() } }
  /// How the cell looks with the focus of the keyboard; `default` by default.
  @Unsupported("UITableViewCell.focusStyle: there is no focus of the keyboard")
  open var focusStyle = FocusStyle.default
  /// How far the line below the cell keeps from its edges, in points; the table's until it is set.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  /// How many steps the content is moved in; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content makes room for controls while the table is edited; true by default. The table sets
  /// it.
  open var shouldIndentWhileEditing = true
  /// Whether the cell shows lines by which it can be moved, while the table is edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the row can be touched while it is dragged; true by default.
  @Unsupported("UITableViewCell.userInteractionEnabledWhileDragging: rows are not dragged")
  open var userInteractionEnabledWhileDragging = true

  /// What stands at the side where reading ends; nothing by default.
  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      accessoryDidChange()
    }
  }
  /// A view at the side where reading ends, in place of ``accessoryType``; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// What stands at the side where reading ends while the table is edited; nothing by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// A view at the side where reading ends while the table is edited; nil for none.
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

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Selects or deselects the cell alone; the table is not told.
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

  /// Lights the cell up or not.
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

  /// What the delegate answers for the row: a delete control, an insert control or none.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the button that confirms deleting shows; never here.
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the cell's controls change. For subclasses to override.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell's controls changed. For subclasses to override.
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
    // What a swipe offers a sighted person, VoiceOver offers as actions.
    answers.systemCustomActions = { cell in cell.table?.swipeActions(of: cell) ?? [] }
    answers.activate = { cell in cell.activateForAccessibility() }
  }
  private(set) final lazy var textElement = CellTextElement(cell: self)

  /// A switch in a row takes the row's text for its label (`ios26-netnewswire-settings.sheet.xml`).
  final var labelForUnlabelledControls: String? { joinedText }
}
