import Foundation

/// The header or footer of a table section.
///
/// As in trees recorded on devices, a header with text is one element with the header trait, and a footer with text
/// is one without traits (`ios26-netnewswire-settings.sheet.xml`, `ios26-settings-motion.xml`). Since iOS 26,
/// titles are shown as written, not in capitals.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Updates a view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  enum Role: Equatable {
    case header(UITableView.Style), footer(UITableView.Style)
    var isHeader: Bool { if case .header = self { true } else { false } }
  }

  /// The reuse identifier of the view; nil if it is not reused.
  public private(set) final var reuseIdentifier: String?
  /// The view to which the app adds its subviews.
  public final let contentView: UIView = UIView(frame: .zero)
  final var role = Role.header(.plain) { didSet { if role != oldValue { applyRole() } } }
  /// The distances from the view's edges to its text, in points; set by the table.
  final var contentInsets = SideInsets(20) { didSet { if contentInsets != oldValue { setNeedsLayout() } } }
  /// The distances from the view's edges to the frame of its element, in points.
  final var elementInsets = SideInsets(20)
  private var title: UILabel?
  private var detail: UILabel?
  private var contentConfigurationView: (any UIView & UIContentView)?
  private lazy var configuredBackground = ConfiguredBackgroundView(frame: .zero)

  /// Creates a header or footer, which is reusable if it has an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    coder.readInterfaceBuilder(self, as: UITableViewHeaderFooterView.self)
  }

  package func adopt(reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier }

  /// The title, created on first use; nil if the view has a content configuration.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let title { return title }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    title = label
    applyRole()
    return label
  }

  /// The secondary text, in grouped tables.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let detail { return detail }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    detail = label
    return label
  }

  private func applyRole() {
    guard let title else { return }
    switch role {
    case .header(let style):
      let isSmall = style != .plain && SystemMetrics.current.capitalisesGroupedHeaders
      title.font = .preferredFont(forTextStyle: isSmall ? .footnote : .headline)
      title.textColor = style == .plain ? .label : .secondaryLabel
      title.usesFontLeading = true
    case .footer:
      // Recorded on iOS 26: footers of one and two lines are 30.7 and 46.5 points high.
      title.usesFontLeading = false
      title.font = .preferredFont(forTextStyle: .footnote)
      title.textColor = .secondaryLabel
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  /// The content of the view, which replaces the built-in labels; nil for those.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentConfigurationView?.removeFromSuperview()
      contentConfigurationView = nil
      if let configuration = contentConfiguration {
        for view in contentView.subviews { view.removeFromSuperview() }
        (title, detail) = (nil, nil)
        let view = configuration.updated(for: configurationState).makeContentView()
        contentView.addSubview(view)
        contentConfigurationView = view
      }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The background of the view; nil for none.
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
  /// Whether the content configuration is updated automatically when the view's state changes; true by default.
  @Unsupported(
    "UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration: content is made for the state of the moment it is set"
  )
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated automatically when the view's state changes; true by default.
  @Unsupported(
    "UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration: backgrounds stay as they were set"
  )
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called to update the configurations for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The view behind the content, as large as the view; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The current state of the view, which has only its traits set.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// The default content configuration for a header or footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    role.isHeader ? .groupedHeader() : .groupedFooter()
  }
  /// The default background configuration for a header or footer.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// Updates the configurations for the current state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the configurations for a state by calling the handler. For subclasses to override.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Called before the view is reused for another section. For subclasses to override.
  open func prepareForReuse() {}

  // MARK: Layout

  private var geometry: ListContentLayout {
    var geometry = ListContentLayout()
    let margins = role.isHeader ? ListMetrics.headerMargins : ListMetrics.footerMargins
    geometry.margins = NSDirectionalEdgeInsets(
      top: margins.top, leading: contentInsets.leading, bottom: margins.bottom,
      trailing: contentInsets.trailing)
    geometry.isRightToLeft = isRightToLeft
    return geometry
  }

  final func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    if let view = contentConfigurationView {
      let inner = width - configurationInsets.sum
      let size =
        view is UIListContentView
        ? view.sizeThatFits(CGSize(width: inner, height: 0))
        : view.systemLayoutSizeFitting(
          CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      return size.height
    }
    if title?.hasListText == true || detail?.hasListText == true {
      let scale = max(1, traitCollection.displayScale)
      let height = geometry.layout(width: width, height: nil, text: title, secondary: detail).height
      return height.roundedUp(toScale: scale)
    }
    let target = CGSize(width: width, height: 0)
    let size =
      constraints.isEmpty
      ? contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : constraintFittingSize(
        target, around: contentView, insets: .zero, horizontal: .required, vertical: .fittingSizeLevel)
    return size.height > 0 ? size.height : ListMetrics.sectionGap
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where a content configuration's view stands, which has margins of its own.
  private var configurationInsets: SideInsets {
    let own = ListMetrics.headerMargins.leading
    return SideInsets(
      leading: max(0, contentInsets.leading - own), trailing: max(0, contentInsets.trailing - own))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configuredBackground.frame = bounds
    backgroundView?.frame = bounds
    contentView.frame = bounds
    if let view = contentConfigurationView {
      view.frame = configurationInsets.apply(to: bounds, isRightToLeft: isRightToLeft)
    }
    guard title != nil || detail != nil else { return }
    let natural = geometry.layout(width: bounds.width, height: nil, text: title, secondary: detail)
    // In a header with extra height, the text is at the bottom, next to the rows.
    let spare = role.isHeader ? max(0, bounds.height - natural.height) : 0
    title?.frame = natural.text.offsetBy(dx: 0, dy: spare)
    detail?.frame = natural.secondary.offsetBy(dx: 0, dy: spare)
  }

  // MARK: Accessibility

  private var isTextOnly: Bool {
    title?.hasListText == true && contentView.subviews.allSatisfy { $0 is UILabel }
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITableViewHeaderFooterView.self, over: UIView.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { view in view.isTextOnly }
    answers.label = { view in
      let texts = [view.title, view.detail].compactMap { $0?.accessibilityLabel }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    answers.traits = { view in view.role.isHeader ? .header : .none }
    answers.frame = { view in
      view.isTextOnly
        ? view.convertToScreen(
          view.elementInsets.apply(to: view.bounds, isRightToLeft: view.isRightToLeft))
        : inherited.frame(of: view)
    }
  }
}
