import Foundation

/// A control that performs an action when it is tapped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibutton>.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The appearance of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// No appearance beyond what the app sets.
    case custom = 0
    /// The title and image are in the tint colour.
    case system = 1
    /// The letter i in a circle: shows details about something.
    case detailDisclosure = 2
    /// The letter i in a circle; now the same as `detailDisclosure`.
    case infoLight = 3
    /// The letter i in a circle; now the same as `detailDisclosure`.
    case infoDark = 4
    /// A plus in a circle: adds something.
    case contactAdd = 5
    /// A cross: closes what is presented.
    case close = 7

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button means to the user.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// The action that the user most likely wants.
    case primary = 1
    /// Cancels the current operation.
    case cancel = 2
    /// Deletes or overwrites something; shown in red.
    case destructive = 3
  }

  /// Changes a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Returns the pointer style over a button, given the proposed effect and shape; nil leaves the pointer unchanged.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  // MARK: Initialisers

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIButton.self)
  }

  /// Makes a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setButtonType(buttonType)
    if buttonType != .custom && buttonType != .system { sizeToFit() }
  }

  /// Makes a button of the given type that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a button that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration. The action supplies a title or image that the configuration lacks.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setButtonType(.system)
    self.configuration = configuration
    adopt(primaryAction)
    frame.size = intrinsicContentSize
  }

  /// Makes a system button with an image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Makes a system button that performs an action.
  open class func systemButton(primaryAction: UIAction?) -> UIButton {
    let button = UIButton(type: .system)
    button.adopt(primaryAction)
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty && titles[exactly: .normal] == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, images[exactly: .normal] == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func setUp() {
    isOpaque = false
    let label = titleLabelStorage
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 18)
    // Old nib files give the title a shadow colour, but with an offset of zero the shadow is hidden behind the title.
    label.shadowOffset = .zero
    label.isUserInteractionEnabled = false
    addSubview(imageViewStorage)
    addSubview(label)
  }

  /// The appearance of the button without a configuration. It is fixed at initialisation.
  open private(set) var buttonType: ButtonType = .custom

  /// Sets the type. Interface Builder creates the button before its type is known.
  package func setButtonType(_ type: ButtonType) {
    buttonType = type
    if type == .system { titleLabelStorage.font = .systemFont(ofSize: 15) }
    if let symbol = type.symbolName {
      let look = UIImage.SymbolConfiguration(
        pointSize: type == .close ? 13 : 17, weight: type == .close ? .bold : .regular)
      images[exactly: .normal] = UIImage(systemName: symbol, withConfiguration: look)
    }
    contentDidChange()
  }

  // MARK: Content by state

  var titles = ControlStateTable<String>()
  var attributedTitles = ControlStateTable<NSAttributedString>()
  var titleColors = ControlStateTable<UIColor>()
  var titleShadowColors = ControlStateTable<UIColor>()
  var images = ControlStateTable<UIImage>()
  var backgroundImages = ControlStateTable<UIImage>()
  var symbolConfigurations = ControlStateTable<UIImage.SymbolConfiguration>()

  /// Sets the title for a state; nil falls back to the title for `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the attributed title for a state, which takes precedence over the plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the title colour for a state; nil falls back to the colour for `normal`, then to the default of the type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the title's shadow colour for a state; nil falls back to the colour for `normal`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the image for a state; nil falls back to the image for `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    contentDidChange()
  }

  /// Sets the background image for a state; nil falls back to the image for `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    contentDidChange()
  }

  /// Sets the symbol configuration of the image for a state; nil falls back to the configuration for `normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  /// The title for a state; nil when neither that state nor `normal` has one.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// The attributed title for a state; nil when neither that state nor `normal` has one.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }
  /// The colour of the title for a state; the default of the type if the app has set none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }
  /// The colour of the title's shadow for a state; nil for none.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }
  /// The image for a state; nil when neither that state nor `normal` has one.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// The background image for a state; nil when neither that state nor `normal` has one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The symbol configuration of the image for a state; nil if none was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The title for the current state, or the text of the attributed title if there is no plain one; nil for none.
  open var currentTitle: String? { title(for: state) ?? currentAttributedTitle?.string }
  /// The attributed title for the current state; nil for none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow for the current state; nil for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the current state; nil for none.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The symbol configuration of the image for the current state; nil if none was set.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Subviews

  let titleLabelStorage = ButtonLabel()
  let imageViewStorage = UIImageView(frame: .zero)
  private(set) lazy var subtitleLabel = addPart(ButtonLabel())
  private(set) lazy var activityIndicator = addPart(UIActivityIndicatorView(style: .medium))
  private(set) lazy var indicatorView = addPart(
    UIImageView(image: UIImage(systemName: "chevron.up.chevron.down")))

  /// The subviews that only some configurations show.
  private(set) var extraParts: [UIView] = []

  private func addPart<Part: UIView>(_ part: Part) -> Part {
    part.isUserInteractionEnabled = false
    extraParts.append(part)
    addSubview(part)
    return part
  }

  /// The label that shows the title.
  open var titleLabel: UILabel? {
    bringContentUpToDate()
    return titleLabelStorage
  }

  /// The view that shows the image.
  open var imageView: UIImageView? {
    bringContentUpToDate()
    return imageViewStorage
  }

  /// Whether the image grows with the accessibility text sizes; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { imageViewStorage.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      imageViewStorage.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      contentDidChange()
    }
  }

  // MARK: Insets of a button without a configuration

  /// The insets around the content, in points. Ignored if the button has a configuration.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// The insets of the title, in points. They do not change the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets of the image, in points. They do not change the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Whether the image is dimmed while the button is pressed; true by default. Ignored if the button has a
  /// configuration.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is dimmed while a button of type `custom` is disabled; true by default. Ignored if the button
  /// has a configuration.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is pressed; false by default.
  @Unsupported("UIButton.showsTouchWhenHighlighted: the button does not glow")
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed while the button is pressed; false by default.
  @Unsupported("UIButton.reversesTitleShadowWhenHighlighted: the title's shadow stays where it is")
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Configuration

  /// The configuration of the button; if nil, the type and the titles, images and colours by state apply.
  open var configuration: Configuration? {
    didSet {
      guard !isUpdatingConfiguration else { return }
      contentDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when the state changes, so that it can update the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colours of the configuration follow the state automatically; true by default.
  open var automaticallyUpdatesConfiguration = true

  private var needsConfigurationUpdate = false
  private var isUpdatingConfiguration = false

  /// Requests a call of ``updateConfiguration()`` before the button is displayed again.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    contentDidChange()
  }

  /// Updates the configuration for the current state. Subclasses may override it.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    needsConfigurationUpdate = false
    isUpdatingConfiguration = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
    needsContentUpdate = true
  }

  // MARK: Role and menu

  /// What the button means to the user; `normal` by default.
  open var role: Role = .normal { didSet { contentDidChange() } }

  /// The menu, opened by a long press, or by a tap if ``UIControl/showsMenuAsPrimaryAction`` is true.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
    }
  }

  /// Whether the button shows and changes a selection: the menu's, or its own; false by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// Whether a change of the symbol is animated; false by default.
  @Unsupported("UIButton.isSymbolAnimationEnabled: one symbol takes the place of the other at once")
  open var isSymbolAnimationEnabled = false
  /// The order of the menu's entries; `automatic` by default.
  @Unsupported("UIButton.preferredMenuElementOrder: the entries stand from top to bottom")
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the pointer changes over the button; false by default.
  @Unsupported("UIButton.isPointerInteractionEnabled: there is no pointer")
  open var isPointerInteractionEnabled = false
  /// Provides the pointer style over the button; nil by default.
  @Unsupported("UIButton.pointerStyleProvider: there is no pointer")
  open var pointerStyleProvider: PointerStyleProvider? = nil
  /// How the button looks and behaves on a Mac; `automatic` by default.
  @Unsupported("UIButton.preferredBehavioralStyle: the button looks as on a phone or tablet")
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the button looks and behaves: always `pad`, as everywhere except on a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether a pointer is over the button; always false.
  open var isHovered: Bool { false }
  /// Whether a button that toggles a selection is held in its on state; always false.
  open var isHeld: Bool { false }

  /// Whether the button is a pop-up button: it shows which entry of its menu is on.
  var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuDidChange() }
  }

  private func menuDidChange() {
    if isPopUp, let actions = menu?.allActions, !actions.contains(where: { $0.state == .on }) {
      actions.first?.state = .on
    }
    contentDidChange()
  }

  /// The menu entry that is on, for a pop-up button.
  var selectedMenuAction: UIAction? { isPopUp ? menu?.allActions.first { $0.state == .on } : nil }

  /// Performs an entry of the button's menu, as if the user had chosen it.
  package func chooseMenuAction(_ action: UIAction) {
    guard isEnabled, !action.attributes.contains(.disabled) else { return }
    if isPopUp {
      for other in menu?.allActions ?? [] { other.state = other === action ? .on : .off }
    }
    action.perform(from: self)
    contentDidChange()
  }

  override var tapSendsPrimaryAction: Bool { !opensMenu }

  private var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  override func respondToTap(with event: UIEvent?) {
    if opensMenu {
      openMenu(with: event)
    } else if changesSelectionAsPrimaryAction {
      isSelected.toggle()
    }
  }

  /// Shows the menu, as a tap or a long press does.
  final func openMenu(with event: UIEvent? = nil) {
    send(.menuActionTriggered, with: event)
    if contextMenuInteraction?.openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) == true { return }
    menu?.present(from: self) { [weak self] in self?.didChoose(menuElement: $0) }
  }

  override func didChoose(menuElement element: UIMenuElement) {
    if let action = element as? UIAction {
      chooseMenuAction(action)
    } else {
      element.perform(from: self)
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: Updating the content

  private var needsContentUpdate = true

  /// Notes that the displayed content may have changed.
  func contentDidChange() {
    needsContentUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    contentDidChange()
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  /// Updates the labels and the image view for the current state.
  func bringContentUpToDate() {
    updateConfigurationIfNeeded()
    guard needsContentUpdate else { return }
    needsContentUpdate = false
    if let configuration {
      apply(configuration.automaticUpdate(for: self))
    } else {
      applyLegacyContent()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    needsContentUpdate = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    bringContentUpToDate()
    return contentSize(forWidth: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var intrinsicSizeDependsOnWidth: Bool { configuration != nil }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    bringContentUpToDate()
    return contentSize(forWidth: width)
  }

  override var firstBaselineOffsetFromTop: CGFloat? {
    layOutContent()
    return titleLabelStorage.firstBaselineOffsetFromTop.map { $0 + titleLabelStorage.frame.minY }
  }

  override var lastBaselineOffsetFromBottom: CGFloat? {
    layOutContent()
    return titleLabelStorage.lastBaselineOffsetFromBottom.map {
      $0 + bounds.maxY - titleLabelStorage.frame.maxY
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  private func layOutContent() {
    bringContentUpToDate()
    if let configuration {
      layOut(configuration)
    } else {
      imageViewStorage.frame = imageRect(forContentRect: contentRect(forBounds: bounds))
      titleLabelStorage.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
    }
  }

  /// The rectangle of the background, in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for the title and image, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title, in the button's coordinates.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { legacyPlaces(in: contentRect).title }

  /// The rectangle of the image, in the button's coordinates.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { legacyPlaces(in: contentRect).image }

  open override func draw(_ rect: CGRect) {
    bringContentUpToDate()
    if let configuration {
      var background = configuration.automaticUpdate(for: self).background
      background.cornerRadius = configuration.cornerRadius(for: bounds.size)
      background.draw(
        in: bounds, tintColor: tintColor,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      drawEdges(around: bounds, cornerRadius: background.cornerRadius)
    } else {
      drawLegacyBackground()
      drawEdges(around: bounds, cornerRadius: 0)
    }
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIButton.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { button in
      button.bringContentUpToDate()
      let texts = [button.shownTitle, button.configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
      if !texts.isEmpty { return texts.joined(separator: ", ") }
      if let name = button.buttonType.spokenName { return name }
      return (button.configuration?.image ?? button.currentImage ?? button.currentBackgroundImage)?.spokenName
    }
    answers.traits = { button in
      var traits = inherited.traits(of: button).union(.button)
      if button.opensMenu { traits.insert(.popUpButton) }
      return traits
    }
    answers.activate = { button in button.performTap() }
  }

}

extension UIButton.ButtonType {
  /// The SF Symbols name of the type's image.
  var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }

  /// The accessibility label of a button of the type; nil if the type has none.
  @MainActor var spokenName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: SystemWord.moreInfo.text
    case .contactAdd: SystemWord.add.text
    case .close: SystemWord.close.text
    }
  }
}

/// A label inside a button. It is not an accessibility element, and a change of its font resizes the button.
final class ButtonLabel: UILabel {
  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ButtonLabel.self, over: UILabel.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in false }
  }

  override var isUnderlined: Bool { (superview as? UIButton)?.underlinesTitle ?? false }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
