import CurbcutGraphics
import Foundation

/// A scrollable view of multi-line text, which the user can edit if the app allows it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextview>.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, EditableText {
  /// Posted when editing has begun; the object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended; the object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when typing has changed the text; the object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  /// Creates a text view that shows the text of a container; with nil, of one of its own.
  ///
  /// Like UIKit, the view then uses the container's layout manager and text storage; where these are missing, they are
  /// created.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
    if let textContainer { show(textContainer) }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view that lays out its text with TextKit 2, if wanted; both are the same here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

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

  /// Whether text is scaled as in other document-viewing apps; false by default.
  @Unsupported("UITextView.usesStandardTextScaling: text has its own size")
  open var usesStandardTextScaling = false

  // MARK: Text

  private var plainText = ""
  private var attributedStorage: NSAttributedString?
  /// The layout manager and what belongs to it, once an app has used any of them.
  var textKit: TextViewLayout?

  /// The text with its attributes, which may be edited in place.
  open var textStorage: NSTextStorage { layoutObjects.storage }
  /// The layout manager of the text.
  open var layoutManager: NSLayoutManager { layoutObjects.manager }
  /// The region that the text is laid out in: the view within ``textContainerInset``.
  open var textContainer: NSTextContainer { layoutObjects.container }

  /// The text that the user sees and edits; never nil when read. Setting it does not notify the delegate.
  open var text: String! {
    get { editableText }
    set {
      undo.forget()
      if let textKit {
        textKit.setText(styled(newValue ?? ""))
      } else {
        plainText = newValue ?? ""
        attributedStorage = nil
      }
      editableSelection = NSRange(location: editableText.utf16.count, length: 0)
      contentDidChange()
    }
  }

  /// The text with its attributes. Setting it replaces ``text``; typing removes the attributes.
  open var attributedText: NSAttributedString! {
    get {
      textKit.map { NSAttributedString(attributedString: $0.storage) } ?? attributedStorage
        ?? NSAttributedString(string: plainText, attributes: typingAttributes)
    }
    set {
      text = newValue?.string
      if let textKit {
        textKit.setText(styled(newValue ?? NSAttributedString()))
      } else {
        attributedStorage = newValue
      }
      contentDidChange()
    }
  }

  /// The font; nil for the system font of 12 points.
  open var font: UIFont? {
    didSet {
      textKit?.setAttribute(.font, shownFont)
      style(.font, font)
      contentDidChange()
    }
  }
  /// The colour of the text; nil, the default, for the colour of labels.
  open var textColor: UIColor? {
    didSet {
      textKit?.setAttribute(.foregroundColor, textColor ?? .label)
      style(.foregroundColor, textColor)
      contentDidChange()
    }
  }
  /// Gives all of the text an attribute, whatever its parts had: “this property applies to the entire text string”
  /// (<https://developer.apple.com/documentation/uikit/uitextview/font>).
  private func style(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, let stored = attributedStorage, stored.length > 0 else { return }
    let styled = NSMutableAttributedString(attributedString: stored)
    styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
    attributedStorage = styled
  }

  /// The alignment of the text; `natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      textKit?.setAlignment(textAlignment)
      contentDidChange()
    }
  }
  /// The attributes of newly typed text; none by default. ``attributedText`` uses them unless it has been set.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links in the text; none by default.
  @Unsupported("UITextView.linkTextAttributes: links look like other text")
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the font follows the text size of the device; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  /// The insets around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  // MARK: Editing

  /// Whether the user may change the text; true by default.
  open var isEditable = true { didSet { contentDidChange() } }

  /// Whether the user may select text; true by default.
  open var isSelectable = true { didSet { contentDidChange() } }

  /// The kinds of data to detect and turn into links in text that is not editable.
  @Unsupported("UITextView.dataDetectorTypes: no links, numbers or dates are found in the text")
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user may make text bold or italic; false by default.
  @Unsupported("UITextView.allowsEditingTextAttributes: the person cannot make text bold or italic")
  open var allowsEditingTextAttributes = false
  /// Whether inserted text replaces the whole text; false by default.
  @Unsupported("UITextView.clearsOnInsertion: what is typed is added to the text")
  open var clearsOnInsertion = false
  /// Whether the text is being edited.
  open private(set) var isEditing = false

  private var textDelegate: (any UITextViewDelegate)? {
    (self as UIScrollView).delegate as? any UITextViewDelegate
  }
  /// Is notified of editing; the same object as ``UIScrollView/delegate``. Not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  private var inputViewStorage: UIView?
  private var inputAccessoryViewStorage: UIView?

  /// The view shown in place of the keyboard.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    // As on iOS, the keyboard appears only after the delegate has been told that editing began.
    return Keyboard.shared.holding {
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
  }

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEditable, let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    becomeFirstResponder()
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

  /// The selection, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { clamped(editableSelection) }
    set { editableSelection = clamped(newValue) }
  }

  var editableText: String { textKit?.storage.string ?? plainText }
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
    let whole = editableText as NSString
    undo.note(.init(location: range.location, removed: whole.substring(with: range), inserted: new))
    if let textKit {
      textKit.type(new, replacing: range, otherwise: styled(new))
    } else {
      plainText = whole.replacingCharacters(in: range, with: new)
      attributedStorage = nil
    }
    editableSelection = NSRange(location: range.location + new.utf16.count, length: 0)
    contentDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    Keyboard.shared.textDidChange(in: self)
  }

  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    if let rect = textKit?.bounds(of: clamped(range)) {
      return scrollRectToVisible(
        rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
    }
    let length = editableText.utf16.count
    guard length > 0 else { return }
    let share = CGFloat(clamped(range).location) / CGFloat(length)
    let y = share * max(0, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  // MARK: UITextInput

  /// Whether there is any text.
  open var hasText: Bool { !editableText.isEmpty }

  /// Replaces the selection with text; the delegate may refuse it.
  open func insertText(_ text: String) { type(text, replacing: clamped(editableSelection)) }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() { deleteSelectionOrPrevious() }

  /// The selection; an empty range is the insertion point. Setting nil, or a range of another object, has no effect.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(clamped(editableSelection)) }
    set { if let range = units(of: newValue) { editableSelection = range } }
  }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editableText.utf16.count) }

  /// The text in a range; nil if it is not a range of a text field or text view.
  open func text(in range: UITextRange) -> String? { substring(in: range) }

  /// Replaces a range with text; the delegate may refuse it.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = units(of: range) { type(text, replacing: range) }
  }

  /// The range between two positions, in either order; nil if they are not positions of a text field or text view.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }

  /// The position at an offset, in UTF-16 code units, from another; nil if it is outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, after: position)
  }

  /// Compares two positions; `orderedAscending` if the first comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The distance from one position to another, in UTF-16 code units; negative if the other comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from: from, to: toPosition)
  }

  // MARK: Text input traits

  /// What the keyboard capitalises automatically; `sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected while they are typed; the system decides by default.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; the system decides by default.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether straight quotes become curly ones; the system decides by default.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether two hyphens become a dash; the system decides by default.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces around pasted or cut text are adjusted; the system decides by default.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Whether the rest of a word is proposed. Without effect: nothing is predicted here.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// What Writing Tools may do with the text. Without effect: there are none here.
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  /// What a generated password must be like; nil for no rules. Without effect: none is generated here.
  open var passwordRules: UITextInputPasswordRules?
  /// The keys that the keyboard shows; `default` by default.
  open var keyboardType: UIKeyboardType = .default
  /// Whether the keyboard is light or dark; follows the interface style by default.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The title of the return key; `default` by default.
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var textContentType: UITextContentType!

  // MARK: Updating the content

  func contentDidChange() {
    if let textKit {
      textKit.contentDidChange()
    } else {
      // Otherwise the label would apply the new font, colour and alignment to its old attributed text.
      textLabel.attributedText = nil
      textLabel.font = shownFont
      textLabel.textColor = textColor ?? .label
      textLabel.textAlignment = textAlignment
      if let attributedStorage {
        textLabel.attributedText = attributedStorage
      } else {
        textLabel.text = shownText
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  /// The font of text without one of its own.
  private var shownFont: UIFont {
    let base = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? base.adjusted(for: traitCollection) : base
  }

  /// New text in the view's own style.
  private func styled(_ text: String) -> NSAttributedString {
    styled(NSAttributedString(string: text, attributes: typingAttributes))
  }

  /// Text in the view's own style, except for what the text says of itself.
  private func styled(_ text: NSAttributedString) -> NSAttributedString {
    let (font, color) = (shownFont, textColor ?? .label)
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return text.mappingRuns {
      $0[.font] = $0[.font] ?? font
      $0[.foregroundColor] = $0[.foregroundColor] ?? ($0[.link] == nil ? color : nil)
      if textAlignment != .natural { $0[.paragraphStyle] = $0[.paragraphStyle] ?? style }
    }
  }

  /// The layout manager and what belongs to it; created when first used.
  private var layoutObjects: TextViewLayout {
    if let textKit { return textKit }
    let text = attributedStorage.map { styled($0) } ?? styled(plainText)
    let made = TextViewLayout(view: self, text: text)
    use(made)
    return made
  }

  private func show(_ container: NSTextContainer) {
    use(TextViewLayout(view: self, container: container))
    editableSelection = NSRange(location: editableText.utf16.count, length: 0)
  }

  private func use(_ layout: TextViewLayout) {
    textKit = layout
    textLabel.isHidden = true
    textLabel.attributedText = nil
    insertSubview(layout.textView, aboveSubview: textLabel)
    contentDidChange()
  }

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editableText.count) : editableText
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textKit?.adjustFonts(for: traitCollection) }
    contentDidChange()
  }

  // MARK: Layout

  /// The padding on either side of the text, in points, as that of text containers.
  private static let linePadding: CGFloat = 5

  private func textSize(forWidth width: CGFloat) -> CGSize {
    if let textKit {
      let insets = textContainerInset
      let used = textKit.textSize(forWidth: width - insets.left - insets.right)
      return CGSize(
        width: (used.width + insets.left + insets.right).rounded(.up),
        height: (used.height + insets.top + insets.bottom).rounded(.up))
    }
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.linePadding
    let room = CGSize(width: max(1, width - sides), height: .greatestFiniteMagnitude)
    var size = textLabel.sizeThatFits(room)
    if plainText.isEmpty { size = CGSize(width: 0, height: textLabel.font.lineHeight.rounded(.up)) }
    return CGSize(
      width: (size.width + sides).rounded(.up),
      height: (size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  /// The size of the text if scrolling is disabled; otherwise there is no intrinsic size.
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
    textKit?.fitContainer()
    let size = textSize(forWidth: bounds.width)
    if contentSize.height != size.height || contentSize.width != bounds.width {
      contentSize = CGSize(width: bounds.width, height: size.height)
    }
    if let textKit { return textKit.placeText(height: size.height) }
    textLabel.frame = CGRect(
      x: textContainerInset.left + Self.linePadding, y: textContainerInset.top,
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right - 2 * Self.linePadding),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard isEditing, !TextDrawingScope.omitsPassing else { return }
    if let textKit {
      guard let place = textKit.caret(at: clamped(editableSelection).location) else { return }
      let insets = textContainerInset
      return insertionPoint.draw(in: place.offsetBy(dx: insets.left, dy: insets.top), color: tintColor)
    }
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

  override var firstBaselineOffsetFromTop: CGFloat? { textContainerInset.top + shownFont.ascender }

  // MARK: Accessibility defaults

  /// The characters of each line as it is shown, in UTF-16 units.
  var lineRanges: [Range<Int>] { textKit?.manager.lineRanges ?? textLabel.lineRanges }

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
