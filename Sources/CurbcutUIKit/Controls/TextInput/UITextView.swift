import Foundation

/// Text of many lines that the user can read, and edit if the app lets it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, EditableText {
  /// The notification that editing began; its object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that editing ended; its object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The notification that typing changed the text; its object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UITextView.self)
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

  /// Whether text is scaled as in other apps that show documents; false by default.
  @Unsupported("UITextView.usesStandardTextScaling: text has its own size")
  open var usesStandardTextScaling = false

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

  /// The text with its attributes. Setting it takes the place of ``text``; typing takes the attributes
  /// away.
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
  /// The colour of the text; nil, the default, is that of labels.
  open var textColor: UIColor? { didSet { contentDidChange() } }
  /// How the lines lie in the view; `natural`, the default, follows the language.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  /// The attributes of what is typed next; none by default. ``attributedText`` has them while no other
  /// attributes were set.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links in the text; none by default.
  @Unsupported("UITextView.linkTextAttributes: links look like other text")
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the font follows the text size of the device; false by default.
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
  /// Whether the person may make text bold or italic; false by default.
  @Unsupported("UITextView.allowsEditingTextAttributes: the person cannot make text bold or italic")
  open var allowsEditingTextAttributes = false
  /// Whether what is typed takes the place of the whole text; false by default.
  @Unsupported("UITextView.clearsOnInsertion: what is typed is added to the text")
  open var clearsOnInsertion = false
  /// Whether the person is typing in the view now.
  open private(set) var isEditing = false

  private var textDelegate: (any UITextViewDelegate)? {
    (self as UIScrollView).delegate as? any UITextViewDelegate
  }
  /// Hears of editing; the same object as ``UIScrollView/delegate``. Not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

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
    insertionPoint.restart()
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
    insertionPoint.stop()
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

  private let insertionPoint = InsertionPoint()

  var editableSelection = NSRange(location: 0, length: 0) {
    didSet {
      guard editableSelection != oldValue, isEditing else { return }
      insertionPoint.restart()
      textDelegate?.textViewDidChangeSelection(self)
    }
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

  /// Whether there is any text.
  open var hasText: Bool { !editableText.isEmpty }

  /// Types a text in place of the selection; the delegate may refuse it.
  open func insertText(_ text: String) { type(text, replacing: clamped(editableSelection)) }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() { deleteSelectionOrPrevious() }

  /// The selection; empty where the insertion point is. nil, and a range of other text, change nothing.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(clamped(editableSelection)) }
    set { if let range = units(of: newValue) { editableSelection = range } }
  }

  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The place after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editableText.utf16.count) }

  /// The text in a range; nil when the range is not of this view.
  open func text(in range: UITextRange) -> String? { substring(in: range) }

  /// Types a text in place of a range; the delegate may refuse it.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = units(of: range) { type(text, replacing: range) }
  }

  /// The range between two places, in either order; nil when they are not of this view.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }

  /// The place that many UTF-16 units further on, or back when negative; nil when that is outside of
  /// the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, after: position)
  }

  /// Which of two places comes first; `orderedAscending` when the first does.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The UTF-16 units from one place to another; negative when the other comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from: from, to: toPosition)
  }

  // MARK: Traits of the text

  /// What the keyboard writes in capitals by itself; `sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected while they are typed; the system decides by default.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether words are checked for their spelling; the system decides by default.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether straight quotes become curly ones; the system decides by default.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether two hyphens become a dash; the system decides by default.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces are put right around what is pasted or cut; the system decides by default.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Which keys the keyboard shows; `default` by default.
  open var keyboardType: UIKeyboardType = .default
  /// Whether the keyboard is light or dark; as the interface is by default.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the return key is called; `default` by default.
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

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard isEditing else { return }
    let line = textLabel.font.lineHeight
    let place =
      textLabel.caret(at: clamped(editableSelection).location)
      ?? CGRect(
        x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? textLabel.bounds.width - 2 : 0, y: 0,
        width: 0,
        height: line)
    insertionPoint.draw(
      in: place.offsetBy(dx: textLabel.frame.minX, dy: textLabel.frame.minY), color: tintColor)
  }

  override var firstBaselineOffsetFromTop: CGFloat? { textContainerInset.top + textLabel.font.ascender }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITextView.self, over: UIScrollView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.value = { view in view.shownText }
    answers.traits = { view in
      guard view.isEditable else { return .staticText }
      var traits: UIAccessibilityTraits = [.textEntry, .textArea]
      if view.isEditing { traits.insert(.isEditing) }
      if view.isSecureTextEntry { traits.insert(.secureTextField) }
      return traits
    }
    answers.activate = { view in view.isEditable && view.becomeFirstResponder() }
  }

}

/// What a text view finds in its text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatadetectortypes>.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Web and e-mail addresses.
  public static let link = Self(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates and times, for the calendar.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// The numbers of parcels on their way.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// The numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Words that the system can tell more about.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = Self(rawValue: 1 << 7)
  /// Measured values, such as lengths and temperatures.
  public static let physicalValue = Self(rawValue: 1 << 8)
  /// All of them.
  public static let all = Self(rawValue: UInt.max)
}
