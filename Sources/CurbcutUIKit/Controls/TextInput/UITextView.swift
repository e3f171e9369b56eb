import Foundation

/// Text of many lines that the user can read, and edit if the app lets it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>.
@MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, EditableText {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  let textLabel = ControlContentLabel()

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    textLabel.numberOfLines = 0
    textLabel.isUserInteractionEnabled = false
    addSubview(textLabel)
    contentDidChange()
  }

  // MARK: Text

  private var textStorage = ""
  private var attributedStorage: NSAttributedString?

  /// What the user sees and edits; never nil when read. Setting it tells no delegate.
  open var text: String! {
    get { textStorage }
    set {
      textStorage = newValue ?? ""
      undo.forget()
      attributedStorage = nil
      editableSelection = NSRange(location: textStorage.utf16.count, length: 0)
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { attributedStorage ?? NSAttributedString(string: textStorage, attributes: typingAttributes) }
    set {
      text = newValue?.string
      attributedStorage = newValue
      contentDidChange()
    }
  }

  /// nil means 12 points.
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor? { didSet { contentDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  // MARK: Editing

  /// Whether the user may change the text; true by default.
  open var isEditable = true { didSet { contentDidChange() } }

  /// Whether the user may select text; true by default.
  open var isSelectable = true { didSet { contentDidChange() } }

  /// What is found in the text and made a link, while the text cannot be edited.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open private(set) var isEditing = false

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private var inputViewStorage: UIView?
  private var inputAccessoryViewStorage: UIView?

  /// Shown in place of the keyboard.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// Shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    isEditing = true
    accessibilityAttributesDidChange()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    isEditing = false
    accessibilityAttributesDidChange()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// The selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get { clamped(editableSelection) }
    set { editableSelection = clamped(newValue) }
  }

  var editableText: String { textStorage }
  var undo = TextUndo()

  var editableSelection = NSRange(location: 0, length: 0) {
    didSet { if editableSelection != oldValue, isEditing { textDelegate?.textViewDidChangeSelection(self) } }
  }

  func type(_ new: String, replacing range: NSRange) {
    let range = clamped(range)
    guard isEditable,
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
    else { return }
    let old = (textStorage as NSString).substring(with: range)
    undo.note(.init(location: range.location, removed: old, inserted: new))
    textStorage = (textStorage as NSString).replacingCharacters(in: range, with: new)
    attributedStorage = nil
    editableSelection = NSRange(location: range.location + new.utf16.count, length: 0)
    contentDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Scrolls until a range of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    let length = textStorage.utf16.count
    guard length > 0 else { return }
    let share = CGFloat(clamped(range).location) / CGFloat(length)
    let y = share * max(0, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  // MARK: UITextInput

  open var hasText: Bool { !editableText.isEmpty }

  open func insertText(_ text: String) { type(text, replacing: clamped(editableSelection)) }

  open func deleteBackward() { deleteSelectionOrPrevious() }

  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(clamped(editableSelection)) }
    set { if let range = units(of: newValue) { editableSelection = range } }
  }

  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  open var endOfDocument: UITextPosition { TextOffset(editableText.utf16.count) }

  open func text(in range: UITextRange) -> String? { substring(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    if let range = units(of: range) { type(text, replacing: range) }
  }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, after: position)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from: from, to: toPosition)
  }

  // MARK: Traits of the text

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var textContentType: UITextContentType!

  // MARK: Up to date

  private func contentDidChange() {
    let base = font ?? .systemFont(ofSize: 12)
    // The label would give an attributed text it still has the new font, colour and alignment.
    textLabel.attributedText = nil
    textLabel.font = adjustsFontForContentSizeCategory ? base.adjusted(for: traitCollection) : base
    textLabel.textColor = textColor ?? .label
    textLabel.textAlignment = textAlignment
    if let attributedStorage {
      textLabel.attributedText = attributedStorage
    } else {
      textLabel.text = shownText
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: textStorage.count) : textStorage
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Layout

  /// Beside the text on either side, in points (`NSTextContainer.lineFragmentPadding`).
  private static let linePadding: CGFloat = 5

  private func textSize(forWidth width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.linePadding
    let room = CGSize(width: max(1, width - sides), height: .greatestFiniteMagnitude)
    var size = textLabel.sizeThatFits(room)
    if textStorage.isEmpty { size = CGSize(width: 0, height: textLabel.font.lineHeight.rounded(.up)) }
    return CGSize(
      width: (size.width + sides).rounded(.up),
      height: (size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  /// A text view that does not scroll is as high as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(forWidth: .greatestFiniteMagnitude)
  }

  override var intrinsicSizeDependsOnWidth: Bool { !isScrollEnabled }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : textSize(forWidth: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(forWidth: bounds.width)
    if contentSize.height != size.height || contentSize.width != bounds.width {
      contentSize = CGSize(width: bounds.width, height: size.height)
    }
    textLabel.frame = CGRect(
      x: textContainerInset.left + Self.linePadding, y: textContainerInset.top,
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right - 2 * Self.linePadding),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
  }

  override var firstBaselineOffsetFromTop: CGFloat? { textContainerInset.top + textLabel.font.ascender }

  // MARK: Accessibility defaults

  override var defaultIsAccessibilityElement: Bool { true }

  override var defaultAccessibilityValue: String? { shownText }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    var traits: UIAccessibilityTraits = [.textEntry, .textArea]
    if isEditing { traits.insert(.isEditing) }
    if isSecureTextEntry { traits.insert(.secureTextField) }
    return traits
  }

  override func defaultAccessibilityActivate() -> Bool { isEditable && becomeFirstResponder() }
}

/// What a text view finds in its text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatadetectortypes>.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  public static let flightNumber = Self(rawValue: 1 << 5)
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  public static let money = Self(rawValue: 1 << 7)
  public static let physicalValue = Self(rawValue: 1 << 8)
  public static let all = Self(rawValue: UInt.max)
}
