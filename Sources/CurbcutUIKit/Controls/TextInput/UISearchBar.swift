import Foundation

/// Hears of a search bar's editing and buttons. Every method is optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbardelegate>.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Called before editing begins; false keeps the bar from taking text.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called before editing ends; false keeps the field in use.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after each change by typing or by the clear button, with the whole text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called before typing changes the text; false refuses it. The range counts UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called when the search key of the keyboard was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped, or the search was left by VoiceOver's gesture of escape.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for the results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the person chose another scope, counted from 0.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Lets editing begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Lets editing end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Allows the change.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A bar with a search field, a cancel button and scopes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbar>.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How much the bar stands out.
  public enum Style: UInt, Sendable {
    /// On a background of its own.
    case `default` = 0
    /// On a background of its own, as `default` is.
    case prominent = 1
    /// The field alone, without a background behind it.
    case minimal = 2
  }

  /// The small buttons that a bar can show.
  public enum Icon: Int, Sendable {
    /// The magnifying glass in the field.
    case search = 0
    /// The button that empties the field.
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

  /// Hears of editing and of the buttons; nil by default.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Field

  /// The field in which the user types.
  public let searchTextField = UISearchTextField(frame: .zero)

  /// What the person typed; empty when nothing. Setting it tells no delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// Shown in the field while there is no text; nil for nothing.
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

  /// Whether the bar takes text; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// What the keyboard writes in capitals by itself; that of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected while they are typed; that of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether words are checked for their spelling; that of the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Which keys the keyboard shows; that of the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether the keyboard is light or dark; that of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the return key is called; that of the field.
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

  /// Whether the cancel button shows beside the field; false by default.
  open var showsCancelButton: Bool {
    get { cancelButton != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var cancelButton: UIButton?

  /// Shows or hides the cancel button, at once even when it is to be animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != (cancelButton != nil) else { return }
    if showsCancelButton {
      let button = UIButton(type: .system)
      button.setTitle(SystemWord.cancel.text, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { [weak self] _ in self?.pressCancel() }, for: .primaryActionTriggered)
      addSubview(button)
      cancelButton = button
    } else {
      cancelButton?.removeFromSuperview()
      cancelButton = nil
    }
    partsDidChange()
  }

  private func pressCancel() { delegate?.searchBarCancelButtonClicked(self) }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISearchBar.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    // Leaving the bar cancels the search.
    answers.performEscape = { bar in
      guard bar.showsCancelButton else { return false }
      bar.pressCancel()
      return true
    }
  }

  /// Whether a bookmark button shows in the field while there is nothing to clear; false by default.
  open var showsBookmarkButton = false {
    didSet {
      guard showsBookmarkButton != oldValue else { return }
      setSideButton(
        shown: showsBookmarkButton, symbol: "book", label: SystemWord.bookmarks.text
      ) { bar in bar.delegate?.searchBarBookmarkButtonClicked(bar) }
    }
  }

  /// Whether a button for recent results shows in the field while there is nothing to clear; false by
  /// default.
  open var showsSearchResultsButton = false {
    didSet {
      guard showsSearchResultsButton != oldValue else { return }
      setSideButton(
        shown: showsSearchResultsButton, symbol: "list.bullet", label: nil
      ) { bar in bar.delegate?.searchBarResultsListButtonClicked(bar) }
    }
  }

  /// Whether the button for results counts as selected; false by default.
  @Unsupported("UISearchBar.isSearchResultsButtonSelected: the button for results looks the same")
  open var isSearchResultsButtonSelected = false

  private var sideButton: UIButton?
  private var iconImages: [Icon: ControlStateTable<UIImage>] = [:]

  /// Gives one of the bar's small buttons an image for a state; nil leaves the one that shows. The image of the
  /// clear button is kept, but not drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    iconImages[icon, default: ControlStateTable()][exactly: state] = iconImage
    showIcons()
  }

  /// The image that ``setImage(_:for:state:)`` gave; nil for none.
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

  /// The titles of the scopes; nil or empty shows none.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// Counted from 0. Setting it tells no delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Whether the scopes show under the field, if there are titles for them; false by default.
  open var showsScopeBar = false { didSet { scopesDidChange() } }

  /// Shows or hides the scopes, at once even when it is to be animated.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private var scopeControl: UISegmentedControl?

  private func scopesDidChange() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.accessibilityIdentifier = "scopeBar"
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        }, for: .valueChanged)
      addSubview(control)
      scopeControl = control
    }
    partsDidChange()
  }

  private func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Look

  /// How much the bar stands out; `default` by default.
  open var searchBarStyle: Style = .default { didSet { setNeedsDisplay() } }
  /// Light or dark bar, as before iOS 13; `default` by default. The look follows the traits instead.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
  /// The colour behind the field; nil, the default, lets the style decide.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether what lies behind shows through; true by default. Bars are drawn opaque here.
  open var isTranslucent = true { didSet { setNeedsDisplay() } }
  /// Fills the bar in place of any colour; nil, the default, for none.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Fills the row of scopes; nil by default.
  @Unsupported("UISearchBar.scopeBarBackgroundImage: the row of scopes has the system's background")
  open var scopeBarBackgroundImage: UIImage? = nil
  /// Moves the text in the field, in points; none by default.
  @Unsupported("UISearchBar.searchTextPositionAdjustment: the text stands in its usual place")
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Moves the field's background in the bar, in points; none by default.
  @Unsupported(
    "UISearchBar.searchFieldBackgroundPositionAdjustment: the field's background stands in its usual place")
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Where on the screen the bar lies, as the delegate says; `top` without a delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  open override func draw(_ rect: CGRect) {
    if let backgroundImage {
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

  private static let fieldRow: CGFloat = 56
  private static let scopeRow: CGFloat = 46
  private static let promptRow: CGFloat = 19
  private let promptLabel = UILabel()

  open override var intrinsicContentSize: CGSize {
    var height = Self.fieldRow
    if scopeControl != nil { height += Self.scopeRow }
    if prompt != nil { height += Self.promptRow }
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var area = bounds.insetBy(dx: 8, dy: 0)
    layOutPrompt(taking: &area)
    if let scopeControl {
      let row = CGRect(x: area.minX + 8, y: area.maxY - Self.scopeRow, width: area.width - 16, height: 32)
      area.size.height -= Self.scopeRow
      scopeControl.frame = row
    }
    let height = min(36, area.height)
    var row = CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
    if let cancelButton {
      let width = cancelButton.intrinsicContentSize.width
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
