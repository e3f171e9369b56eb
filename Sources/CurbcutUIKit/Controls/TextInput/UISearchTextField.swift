import Foundation

/// The field of a search bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfield>.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The bar around the field, which hears of its editing before the delegate does.
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

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + 8, height: max(36, currentFont.lineHeight.rounded(.up) + 14))
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: rect.minX + (isRightToLeft ? 8 : 0), y: rect.minY, width: max(0, rect.width - 8), height: rect.height
    )
  }

  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: min(18, bounds.height / 2)).fill()
    if borderStyle != .roundedRect { super.draw(rect) }
  }

  // MARK: The bar's part

  override var allowsEditingToBegin: Bool {
    guard super.allowsEditingToBegin else { return false }
    return searchBar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  override var allowsEditingToEnd: Bool {
    guard super.allowsEditingToEnd else { return false }
    return searchBar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  override func editingDidBegin() {
    super.editingDidBegin()
    if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
  }

  override func editingDidEnd() {
    super.editingDidEnd()
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
    if let searchBar { searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "") }
  }

  override func pressReturn() {
    super.pressReturn()
    if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
  }

  // MARK: Accessibility defaults

  // On iOS the field of a search bar is named by its placeholder, unlike other fields.
  override var defaultAccessibilityLabel: String? { placeholder }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.searchField)
  }
}
