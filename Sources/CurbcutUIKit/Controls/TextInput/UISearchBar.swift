import Foundation

/// A bar with a search field, a cancel button and a scope bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbar>.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How prominent a search bar is.
  public enum Style: UInt, Sendable {
    /// With a background of its own.
    case `default` = 0
    /// With a background of its own, like `default`.
    case prominent = 1
    /// Only the field, without a background behind it.
    case minimal = 2
  }

  /// The icons that a search bar can show.
  public enum Icon: Int, Sendable {
    /// The magnifying glass in the field.
    case search = 0
    /// The button that clears the field.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for recent results.
    case resultsList = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UISearchBar.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    searchTextField.searchBar = self
    addSubview(searchTextField)
  }

  /// Is notified of editing and button presses; nil by default.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller whose bar this is, if any.
  final weak var searchController: UISearchController?

  // MARK: Field

  /// The field in which the user types.
  public let searchTextField = UISearchTextField(frame: .zero)

  /// The text in the field; never nil when read. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      // A search controller updates its results for text that the app sets too.
      if searchTextField.text != old { searchController?.queryDidChange() }
    }
  }

  /// Empties the field without telling anyone.
  final func clear() {
    searchTextField.text = nil
    if !searchTextField.tokens.isEmpty { searchTextField.tokens = [] }
  }

  /// The text shown while the field is empty, if any.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field; nil by default.
  open var prompt: String? { didSet { partsDidChange() } }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether text can be entered; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// What the keyboard capitalises automatically; forwarded to the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected while they are typed; forwarded to the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked; forwarded to the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the rest of a word is proposed; forwarded to the field. Without effect: nothing is predicted here.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// The keys that the keyboard shows; forwarded to the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether the keyboard is light or dark; forwarded to the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the return key; forwarded to the field.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Buttons and scopes

  /// Whether the cancel button is shown beside the field; false by default.
  open var showsCancelButton: Bool {
    get { cancelButton != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var cancelButton: UIButton?

  /// Shows or hides the cancel button, without animation whatever `animated` is.
  ///
  /// A search controller then leaves the button to the app.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton)
  }

  final func showCancelButton(_ showsCancelButton: Bool) {
    guard showsCancelButton != (cancelButton != nil) else { return }
    if showsCancelButton {
      let button = UIButton(type: .system)
      if !hasCross {
        button.setTitle(SystemWord.cancel.text, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
      } else {
        // Since iOS 26 a search ends with a cross (`ios26-netnewswire-search.xml`: Button "close").
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.tintColor = .label
      }
      button.addAction(UIAction { [weak self] _ in self?.pressCancel() }, for: .primaryActionTriggered)
      addSubview(button)
      cancelButton = button
    } else {
      cancelButton?.removeFromSuperview()
      cancelButton = nil
    }
    partsDidChange()
  }

  /// Whether a cross stands for the word “Cancel”: since iOS 26, in the bar of a search controller.
  private var hasCross: Bool { searchController != nil && SystemMetrics.current.hasSearchInToolbar }

  /// What the cancel button takes of the bar's width.
  final var cancelButtonExtent: CGFloat {
    guard let cancelButton else { return 0 }
    guard hasCross else { return cancelButton.intrinsicContentSize.width + 16 }
    return isOnGlass ? Self.glassHeight + Self.gapBeforeCross : 36 + 16
  }

  /// `ios26-netnewswire-search.xml`: field and cross are 38 high on glass, 22 apart.
  private static let glassHeight: CGFloat = 38
  private static let gapBeforeCross: CGFloat = 22

  /// The cross on glass of its own.
  final var crossOnGlass: UIView? { hasCross && isOnGlass ? cancelButton : nil }

  /// Does what a tap on the cancel button does.
  final func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.end()
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISearchBar.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    // The escape gesture cancels the search.
    answers.performEscape = { bar in
      guard bar.showsCancelButton else { return false }
      bar.pressCancel()
      return true
    }
  }

  /// Whether a bookmark button is shown in the field when there is no clear button; false by default.
  open var showsBookmarkButton = false {
    didSet {
      guard showsBookmarkButton != oldValue else { return }
      setSideButton(
        shown: showsBookmarkButton, symbol: "book", label: SystemWord.bookmarks.text
      ) { bar in bar.delegate?.searchBarBookmarkButtonClicked(bar) }
    }
  }

  /// Whether a button for recent results is shown in the field when there is no clear button; false by default.
  open var showsSearchResultsButton = false {
    didSet {
      guard showsSearchResultsButton != oldValue else { return }
      setSideButton(
        shown: showsSearchResultsButton, symbol: "list.bullet", label: nil
      ) { bar in bar.delegate?.searchBarResultsListButtonClicked(bar) }
    }
  }

  /// Whether the results button is selected; false by default.
  @Unsupported("UISearchBar.isSearchResultsButtonSelected: the button for results looks the same")
  open var isSearchResultsButtonSelected = false

  private var sideButton: UIButton?
  /// Whether the field lies on glass, which takes the place of its own background.
  final var isOnGlass = false {
    didSet {
      guard isOnGlass != oldValue else { return }
      searchTextField.setNeedsDisplay()
      setNeedsLayout()
    }
  }
  private var iconImages: [Icon: ControlStateTable<UIImage>] = [:]

  /// Sets the image of one of the bar's icons for a state; nil leaves the current image in place. Without effect for
  /// the clear button, whose image is stored but not drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    iconImages[icon, default: ControlStateTable()][exactly: state] = iconImage
    showIcons()
  }

  /// The image set with ``setImage(_:for:state:)`` for a state, or else for `normal`; nil if there is none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    iconImages[icon]?.value(for: state)
  }

  private func showIcons() {
    if let image = image(for: .search, state: .normal) {
      (searchTextField.leftView as? UIImageView)?.image = image
    }
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      guard let image = iconImages[icon]?[exactly: state] else { continue }
      sideButton?.setImage(image, for: state)
    }
  }

  private func setSideButton(
    shown: Bool, symbol: String, label: String?, action: @escaping (UISearchBar) -> Void
  ) {
    sideButton?.removeFromSuperview()
    sideButton = nil
    if shown {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.tintColor = .secondaryLabel
      button.accessibilityLabel = label
      button.addAction(
        UIAction { [weak self] _ in if let self { action(self) } }, for: .primaryActionTriggered)
      addSubview(button)
      sideButton = button
      showIcons()
    }
    partsDidChange()
  }

  /// The titles of the scopes; if nil or empty, there is no scope bar.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopesDidChange()
      searchController?.partsDidChange()
    }
  }

  /// The index of the selected scope, counted from 0. Setting it does not notify the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Whether the scope bar is shown under the field, if it has titles; false by default. A search controller then
  /// leaves the scope bar to the app.
  open var showsScopeBar: Bool {
    get { isScopeBarShown }
    set {
      searchController?.scopeBarActivation = .manual
      showScopeBar(newValue)
    }
  }

  private var isScopeBarShown = false

  final func showScopeBar(_ shown: Bool) {
    guard shown != isScopeBarShown else { return }
    isScopeBarShown = shown
    scopesDidChange()
  }

  /// Shows or hides the scope bar, without animation whatever `animated` is.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  final private(set) var scopeControl: SearchScopeBar?
  /// The bar that shows the scopes while the field is elsewhere; nil for this one.
  final weak var scopeHost: UIView? { didSet { if scopeHost !== oldValue { scopesDidChange() } } }
  private var showsOwnScopes: Bool { scopeControl != nil && scopeHost == nil }

  private func scopesDidChange() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if isScopeBarShown, let titles = scopeButtonTitles, !titles.isEmpty {
      let control = SearchScopeBar(items: titles)
      control.accessibilityIdentifier = "scopeBar"
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
          searchController?.scopeDidChange()
        }, for: .valueChanged)
      (scopeHost ?? self).addSubview(control)
      scopeControl = control
    }
    partsDidChange()
  }

  private func partsDidChange() {
    (superview as? UINavigationBar ?? scopeHost as? UINavigationBar)?.searchBarDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Appearance

  /// How prominent the bar is; `default` by default.
  open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
  /// A light or dark bar, as before iOS 13; `default` by default. Ignored: the appearance follows the traits.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
  /// The colour behind the field; nil, the default, lets the style decide.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the bar is translucent; true by default. Ignored: bars are drawn opaque.
  open var isTranslucent = true { didSet { setNeedsDisplay() } }
  /// The image that fills the bar in place of any colour; nil by default.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image that fills the scope bar; nil by default.
  @Unsupported("UISearchBar.scopeBarBackgroundImage: the row of scopes has the system's background")
  open var scopeBarBackgroundImage: UIImage? = nil
  /// The offset of the text in the field, in points; zero by default.
  @Unsupported("UISearchBar.searchTextPositionAdjustment: the text stands in its usual place")
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the field's background in the bar, in points; zero by default.
  @Unsupported(
    "UISearchBar.searchFieldBackgroundPositionAdjustment: the field's background stands in its usual place")
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The position of the bar on the screen, as reported by the delegate; `top` without a delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  /// The background images of bar positions and metrics that are not the usual ones.
  private var backgroundImages: [BarImagePlace: UIImage] = [:]

  /// Sets the background image for a position and metrics. The one for any position is ``backgroundImage``.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barPosition == .any, barMetrics == .default else {
      backgroundImages[BarImagePlace(position: barPosition, metrics: barMetrics)] = backgroundImage
      return setNeedsDisplay()
    }
    self.backgroundImage = backgroundImage
  }

  /// The background image for a position and metrics; nil for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    guard barPosition == .any, barMetrics == .default else {
      return backgroundImages[BarImagePlace(position: barPosition, metrics: barMetrics)]
    }
    return backgroundImage
  }

  /// Sets the background image of the field, while it can be used or not; nil for the system's background.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .disabled {
      searchTextField.disabledBackground = backgroundImage
    } else {
      searchTextField.background = backgroundImage
    }
  }

  /// The background image of the field; nil for the system's background.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? searchTextField.disabledBackground : searchTextField.background
  }

  private var shownBackgroundImage: UIImage? {
    backgroundImage(for: barPosition, barMetrics: .default) ?? backgroundImage
  }

  open override func draw(_ rect: CGRect) {
    if let backgroundImage = shownBackgroundImage {
      backgroundImage.draw(in: bounds)
    } else if let barTintColor {
      barTintColor.setFill()
      UIRectFill(bounds)
    } else if searchBarStyle != .minimal && superview.map({ !($0 is any UIBarPositioning) }) ?? true {
      UIColor.secondarySystemBackground.setFill()
      UIRectFill(bounds)
    }
  }

  // MARK: Layout

  private static var fieldRow: CGFloat { SystemMetrics.current.searchBarHeight }
  private static let scopeRow: CGFloat = 46
  private static let promptRow: CGFloat = 19
  private let promptLabel = UILabel()

  open override var intrinsicContentSize: CGSize {
    var height = Self.fieldRow
    if showsOwnScopes { height += Self.scopeRow }
    if prompt != nil { height += Self.promptRow }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The height in a navigation bar, in points.
  final var heightInNavigationBar: CGFloat {
    Self.rowInNavigationBar + (showsOwnScopes ? Self.scopeRow : 0)
  }

  private static let rowInNavigationBar: CGFloat = 52

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var area = bounds.insetBy(dx: 8, dy: 0)
    layOutPrompt(taking: &area)
    if let scopeControl, showsOwnScopes {
      let row = CGRect(x: area.minX + 8, y: area.maxY - Self.scopeRow, width: area.width - 16, height: 32)
      area.size.height -= Self.scopeRow
      scopeControl.frame = row
    }
    let height = min(isOnGlass ? Self.glassHeight : 36, area.height)
    let top = (superview as? UINavigationBar)?.fieldTop(of: self)
    var row = CGRect(
      x: area.minX, y: top.map { area.minY + $0 } ?? (area.midY - height / 2), width: area.width,
      height: height)
    if let cross = crossOnGlass {
      let width = min(height, row.width)
      cross.frame = CGRect(
        x: isRightToLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: height)
      if isRightToLeft { row.origin.x += width + Self.gapBeforeCross }
      row.size.width -= width + Self.gapBeforeCross
    } else if let cancelButton {
      let width = hasCross ? min(height, row.width) : cancelButton.intrinsicContentSize.width
      cancelButton.frame = CGRect(
        x: isRightToLeft ? row.minX + 8 : row.maxX - width - 8, y: row.minY, width: width, height: height)
      if isRightToLeft { row.origin.x += width + 16 }
      row.size.width -= width + 16
    }
    searchTextField.frame = row
    if let sideButton {
      sideButton.isHidden = searchTextField.showsClearButton
      sideButton.frame = CGRect(
        x: isRightToLeft ? row.minX : row.maxX - height, y: row.minY, width: height, height: height)
    }
  }

  private func layOutPrompt(taking area: inout CGRect) {
    guard let prompt else { return promptLabel.removeFromSuperview() }
    promptLabel.text = prompt
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    if promptLabel.superview == nil { addSubview(promptLabel) }
    promptLabel.frame = CGRect(x: area.minX, y: area.minY + 6, width: area.width, height: Self.promptRow)
    area.origin.y += Self.promptRow
    area.size.height -= Self.promptRow
  }
}

/// The scopes of a search.
final class SearchScopeBar: UISegmentedControl {}
