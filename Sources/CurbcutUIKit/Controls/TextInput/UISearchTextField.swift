import Foundation

/// The field of a search bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfield>.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The search bar that contains the field and whose delegate is also notified of the field's editing.
  weak var searchBar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UISearchTextField.self)
  }

  private func setUp() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 22)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  /// As dark as the magnifying glass beside it.
  override var placeholderColor: UIColor { .secondaryLabel }

  // MARK: Tokens

  private var tokenViews: [SearchTokenView] = []

  /// The tokens before the text, in order. Setting them sends no event.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set {
      for view in tokenViews { view.removeFromSuperview() }
      tokenViews = newValue.map { SearchTokenView(token: $0, color: tokenBackgroundColor) }
      for view in tokenViews { addSubview(view) }
      tokensDidChange()
    }
  }

  /// The colour behind tokens; grey by default.
  open var tokenBackgroundColor: UIColor! = .systemGray {
    didSet { for view in tokenViews { view.backgroundColor = tokenBackgroundColor } }
  }
  /// Whether the delete key removes the last token when the insertion point is before all the text; true by default.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied; true by default.
  @Unsupported("UISearchTextField.allowsCopyingTokens: only text is copied")
  open var allowsCopyingTokens = true

  private func tokensDidChange() {
    searchBar?.searchController?.contentDidChange()
    contentDidChange()
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  /// Inserts a token at an index, which is clamped to the valid range.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes the token at an index. Does nothing if there is none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Removes a range of the text and inserts a token at an index among the tokens.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    if let range = units(of: textRange), let whole = text {
      text = (whole as NSString).replacingCharacters(in: range, with: "")
    }
    insertToken(token, at: tokenIndex)
  }

  /// The position of a token: always the beginning of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a range: all of them if the range starts at the beginning of the text, otherwise none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    units(of: textRange)?.location == 0 ? tokens : []
  }

  /// The range of the text, without the tokens.
  open var textualRange: UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }

  open override func deleteBackward() {
    if allowsDeletingTokens, editableSelection == NSRange(location: 0, length: 0), !tokens.isEmpty {
      removeToken(at: tokens.count - 1)
      return textDidChangeByTyping()
    }
    super.deleteBackward()
  }

  private var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.intrinsicContentSize.width + 4 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = textRect(forBounds: bounds)
    var x = isRightToLeft ? room.maxX + tokensWidth : room.minX - tokensWidth
    for view in tokenViews {
      let size = view.intrinsicContentSize
      view.frame = CGRect(
        x: isRightToLeft ? x - size.width : x, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      x += isRightToLeft ? -size.width - 4 : size.width + 4
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 8, height: max(36, currentFont.lineHeight.rounded(.up) + 14))
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let taken = min(tokensWidth, rect.width * 0.7)
    return CGRect(
      x: rect.minX + (isRightToLeft ? 8 : taken), y: rect.minY, width: max(0, rect.width - 8 - taken),
      height: rect.height)
  }

  open override func draw(_ rect: CGRect) {
    guard background == nil, isEnabled || disabledBackground == nil else { return super.draw(rect) }
    UIColor.tertiarySystemFill.setFill()
    guard searchBar?.isOnGlass != true else {
      if borderStyle != .roundedRect { super.draw(rect) }
      return
    }
    let radius = min(SystemMetrics.current.searchFieldCornerRadius ?? 18, bounds.height / 2)
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    ControlEdges.stroke(bounds, cornerRadius: radius)
    if borderStyle != .roundedRect { super.draw(rect) }
  }

  // MARK: Suggestions

  /// Suggestions, in a menu below the field while it is edited; nil for none. They are removed when one is chosen.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

  private lazy var suggestionMenu = SearchSuggestionList { [weak self] in self?.choose($0) }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }

  private func showSuggestions() {
    guard let window, isEditing, let searchSuggestions, !searchSuggestions.isEmpty else {
      if hasSuggestionMenu { suggestionMenu.hide() }
      return
    }
    hasSuggestionMenu = true
    suggestionMenu.suggestions = searchSuggestions
    suggestionMenu.showMenu(below: self, in: window)
  }

  /// Whether the menu was ever needed.
  private var hasSuggestionMenu = false

  // MARK: Forwarding to the search bar

  override var allowsEditingToBegin: Bool {
    guard super.allowsEditingToBegin else { return false }
    guard let searchBar else { return true }
    guard searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true else { return false }
    searchBar.searchController?.begin()
    return true
  }

  override var allowsEditingToEnd: Bool {
    guard super.allowsEditingToEnd else { return false }
    return searchBar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  override func editingDidBegin() {
    super.editingDidBegin()
    showSuggestions()
    if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
  }

  override func editingDidEnd() {
    super.editingDidEnd()
    showSuggestions()
    if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
  }

  override func type(_ new: String, replacing range: NSRange) {
    if let searchBar, new != "\n",
      searchBar.delegate?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: new) == false
    {
      return
    }
    super.type(new, replacing: range)
  }

  override func textDidChangeByTyping() {
    super.textDidChangeByTyping()
    guard let searchBar else { return }
    searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "")
    searchBar.searchController?.textDidChange()
  }

  override func pressReturn() {
    super.pressReturn()
    if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UISearchTextField.self, over: UITextField.accessibilityDefaults
  ) { answers, inherited in
    // On iOS, unlike other text fields, a search field uses its placeholder as its label.
    answers.label = { field in field.placeholder }
    answers.value = { field in
      let tokens = field.tokens.map(\.text).filter { !$0.isEmpty }
      guard !tokens.isEmpty else { return inherited.value(of: field) }
      return (tokens + [field.text ?? ""].filter { !$0.isEmpty }).joined(separator: ", ")
    }
    answers.traits = { field in inherited.traits(of: field).union(.searchField) }
  }

}
