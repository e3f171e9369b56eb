import CurbcutGraphics
import Foundation

/// A control with a single line of editable text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfield>.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, EditableText {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UITextField.self)
  }

  let textLabel = ControlContentLabel()
  let placeholderLabel = ControlContentLabel()
  private(set) lazy var clearButton: ClearButton = {
    let button = ClearButton(frame: .zero)
    button.field = self
    addSubview(button)
    return button
  }()

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for label in [placeholderLabel, textLabel] {
      label.isUserInteractionEnabled = false
      label.lineBreakMode = .byTruncatingTail
      addSubview(label)
    }
    contentDidChange()
  }

  /// Is notified of editing and may refuse it; nil by default.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  private var textStorage = ""
  private var attributedStorage: NSAttributedString?

  /// The text that the user sees and edits; never nil when read. Setting it sends no event.
  open var text: String? {
    get { textStorage }
    set {
      textStorage = newValue ?? ""
      undo.forget()
      attributedStorage = nil
      editableSelection = NSRange(location: textStorage.utf16.count, length: 0)
      contentDidChange()
    }
  }

  /// The text with its attributes. Setting it replaces ``text``; typing removes the attributes.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? NSAttributedString(string: textStorage, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      attributedStorage = newValue
      contentDidChange()
    }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { attributedPlaceholderStorage?.string ?? placeholderStorage }
    set {
      placeholderStorage = newValue
      attributedPlaceholderStorage = nil
      contentDidChange()
    }
  }

  /// The colour of a placeholder without attributes.
  var placeholderColor: UIColor { .placeholderText }

  /// The placeholder with its attributes; nil for none. Setting it replaces ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      attributedPlaceholderStorage
        ?? placeholderStorage.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: placeholderColor])
        }
    }
    set {
      attributedPlaceholderStorage = newValue
      placeholderStorage = newValue?.string
      contentDidChange()
    }
  }

  private var placeholderStorage: String?
  private var attributedPlaceholderStorage: NSAttributedString?

  /// The attributes of the whole text. A font and a colour among them are assigned to ``font`` and ``textColor``.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
      if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The attributes of newly typed text; nil by default.
  @Unsupported("UITextField.typingAttributes: typed text takes the font and colour of the field")
  open var typingAttributes: [NSAttributedString.Key: Any]? = nil

  /// The font; the system font of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }

  /// The colour of the text; nil, the default, for the colour of labels. A disabled field uses a paler colour.
  open var textColor: UIColor? { didSet { contentDidChange() } }
  /// The alignment of the text; `natural`, the default, follows the layout direction.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

  /// Whether the text shrinks to fit, down to ``minimumFontSize``; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The smallest font size that ``adjustsFontSizeToFitWidth`` may shrink to, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }

  /// Whether the font follows the text size of the device; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  // MARK: Appearance

  /// The border around the text; `none` by default.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }

  /// The image drawn in place of the border; nil draws the border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image drawn in place of the border while the field is disabled; nil to use ``background``.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// When the clear button is shown; `never` by default. An empty field never shows it.
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }

  /// The view before the text, at the leading edge, if any.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When ``leftView`` is shown; `never` by default.
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// The view after the text, at the trailing edge, if any.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When ``rightView`` is shown; `never` by default.
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentDidChange()
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open private(set) var isEditing = false

  /// Whether the field is cleared when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether inserted text replaces the whole text; false by default.
  @Unsupported("UITextField.clearsOnInsertion: what is typed is added to the text")
  open var clearsOnInsertion = false
  /// Whether the user may make text bold or italic; false by default.
  @Unsupported("UITextField.allowsEditingTextAttributes: the person cannot make text bold or italic")
  open var allowsEditingTextAttributes = false

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

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    // As on iOS, the keyboard appears only after the delegate has been told that editing began.
    return Keyboard.shared.holding {
      guard isEnabled, allowsEditingToBegin, super.becomeFirstResponder() else { return false }
      isEditing = true
      if clearsOnBeginEditing { text = "" }
      editableSelection = NSRange(location: textStorage.utf16.count, length: 0)
      insertionPoint.restart()
      contentDidChange()
      editingDidBegin()
      return true
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard allowsEditingToEnd, super.resignFirstResponder() else { return false }
    isEditing = false
    insertionPoint.stop()
    contentDidChange()
    editingDidEnd()
    return true
  }

  // A search field overrides these four to involve its search bar's delegate.

  var allowsEditingToBegin: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  var allowsEditingToEnd: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func editingDidBegin() {
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func editingDidEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  var editableText: String { textStorage }
  var undo = TextUndo()

  private let insertionPoint = InsertionPoint()

  var editableSelection = NSRange(location: 0, length: 0) {
    didSet {
      guard editableSelection != oldValue, isEditing else { return }
      insertionPoint.restart()
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  func type(_ new: String, replacing range: NSRange) {
    if new == "\n" { return pressReturn() }
    let range = clamped(range)
    guard isEnabled,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    else { return }
    let old = (textStorage as NSString).substring(with: range)
    undo.note(.init(location: range.location, removed: old, inserted: new))
    textStorage = (textStorage as NSString).replacingCharacters(in: range, with: new)
    attributedStorage = nil
    editableSelection = NSRange(location: range.location + new.utf16.count, length: 0)
    contentDidChange()
    textDidChangeByTyping()
  }

  func textDidChangeByTyping() {
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    Keyboard.shared.textDidChange(in: self)
  }

  /// Performs what the return key does.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
  }

  /// Performs what the clear button does.
  func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    textDidChangeByTyping()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: UITextInput

  /// Whether there is any text.
  open var hasText: Bool { !editableText.isEmpty }

  /// Replaces the selection with text; the delegate may refuse it. A line break acts as the return key.
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

  /// Updates the subviews after anything that the field displays may have changed.
  func contentDidChange() {
    let shownFont = currentFont
    for label in [textLabel, placeholderLabel] {
      // Otherwise the label would apply the new font, colour and alignment to its old attributed text.
      label.attributedText = nil
      label.font = shownFont
      label.textAlignment = textAlignment
    }
    textLabel.textColor = isEnabled ? textColor ?? .label : .tertiaryLabel
    textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if adjustsFontSizeToFitWidth, minimumFontSize > 0 {
      textLabel.minimumScaleFactor = min(1, minimumFontSize / shownFont.pointSize)
    }
    if let attributedStorage, !isSecureTextEntry {
      textLabel.attributedText = attributedStorage
    } else {
      textLabel.text = shownText
    }
    textLabel.isHidden = textStorage.isEmpty

    placeholderLabel.textColor = placeholderColor
    if let attributedPlaceholderStorage {
      placeholderLabel.attributedText = attributedPlaceholderStorage
    } else {
      placeholderLabel.text = placeholderStorage
    }
    placeholderLabel.isHidden = !textStorage.isEmpty

    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    if showsClearButton || clearButtonMode != .never { clearButton.isHidden = !showsClearButton }

    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  var currentFont: UIFont {
    let base = font ?? .systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? base.adjusted(for: traitCollection) : base
  }

  /// The text as displayed: bullets in a secure field.
  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: textStorage.count) : textStorage
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// What VoiceOver reads after the field itself: the views beside the text, and the button that clears it.
  var readableParts: [UIView] {
    var parts: [UIView] = []
    if let leftView, shows(leftViewMode) { parts.append(leftView) }
    if let rightView, shows(rightViewMode) { parts.append(rightView) }
    if showsClearButton { parts.append(clearButton) }
    return parts
  }

  var hasReadableParts: Bool { showsClearButton || (leftView ?? rightView) != nil }

  var showsClearButton: Bool { shows(clearButtonMode) && !textStorage.isEmpty && isEnabled }

  // MARK: Layout

  private var edgeInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect where isCapsule: UIEdgeInsets(top: 2, left: 16, bottom: 2, right: 16)
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// Whether the field is a filled capsule without an edge, as in alerts of iOS 26.
  final var isCapsule = false

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override var intrinsicContentSize: CGSize {
    let line = currentFont.lineHeight.rounded(.up)
    let height: CGFloat =
      switch borderStyle {
      // Computed by Interface Builder: 22 points for a font of 17, 16 for one of 12.
      case .none: currentFont.lineHeight.roundedUp(toScale: max(1, traitCollection.displayScale)) + 5 / 3
      case .line, .bezel: line + 10
      case .roundedRect: max(34, line + 12)
      }
    let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let text = (textStorage.isEmpty ? placeholderLabel : textLabel).sizeThatFits(all).width
    var width = text.rounded(.up) + edgeInsets.left + edgeInsets.right
    if let leftView, !leftView.isHidden { width += leftView.bounds.width }
    if let rightView, !rightView.isHidden { width += rightView.bounds.width }
    if showsClearButton { width += 24 }
    return CGSize(width: width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineOffsetFromTop: CGFloat? {
    let place = textRect(forBounds: bounds)
    return place.midY - currentFont.lineHeight / 2 + currentFont.ascender
  }

  override var lastBaselineOffsetFromBottom: CGFloat? {
    firstBaselineOffsetFromTop.map { bounds.height - $0 }
  }

  /// The rectangle of the border, in the field's coordinates; by default the whole bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not being edited, in the field's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: edgeInsets)
    func reserve(_ width: CGFloat, fromLeft: Bool) {
      if fromLeft { rect.origin.x += width }
      rect.size.width = max(0, rect.size.width - width)
    }
    if leftView?.isHidden == false {
      reserve(leftViewRect(forBounds: bounds).width, fromLeft: !isRightToLeft)
    }
    if rightView?.isHidden == false {
      reserve(rightViewRect(forBounds: bounds).width, fromLeft: isRightToLeft)
    }
    if showsClearButton { reserve(24, fromLeft: isRightToLeft) }
    return rect
  }

  /// The rectangle of the placeholder, in the field's coordinates; by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is being edited, in the field's coordinates.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button, in the field's coordinates: 19 points square, near the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// The rectangle of ``leftView``, in the field's coordinates; empty if there is no such view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, atLeft: !isRightToLeft, bounds: bounds)
  }

  /// The rectangle of ``rightView``, in the field's coordinates; empty if there is no such view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, atLeft: isRightToLeft, bounds: bounds)
  }

  private func sideRect(_ view: UIView?, atLeft: Bool, bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, !leftView.isHidden { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, !rightView.isHidden { rightView.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
    textLabel.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    if let image = (isEnabled ? nil : disabledBackground) ?? background {
      image.draw(in: bounds)
      return
    }
    let area = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      let line = UIBezierPath(rect: area.insetBy(dx: 0.5, dy: 0.5))
      line.lineWidth = 1
      (borderStyle == .line ? UIColor.label : .systemGray3).setStroke()
      line.stroke()
    case .roundedRect where isCapsule:
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: area, cornerRadius: area.height / 2).fill()
    case .roundedRect:
      (isEnabled ? UIColor.systemBackground : .tertiarySystemFill).setFill()
      let shape = UIBezierPath(roundedRect: area, cornerRadius: 6)
      shape.fill()
      let line = UIBezierPath(roundedRect: area.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5)
      line.lineWidth = 1
      (ControlEdges.areShown ? ControlEdges.color : .systemGray4).setStroke()
      line.stroke()
    }
    if isEditing, !TextDrawingScope.omitsPassing { drawInsertionPoint() }
  }

  private func drawInsertionPoint() {
    let room = editingRect(forBounds: bounds)
    let alignsRight = textAlignment == .right || (textAlignment == .natural && isRightToLeft)
    var x = alignsRight ? room.maxX - 2 : textAlignment == .center ? room.midX : room.minX
    if !textLabel.isHidden, let caret = textLabel.caret(at: editableSelection.location) {
      x = min(max(room.minX, textLabel.frame.minX + caret.minX), room.maxX - 2)
    }
    let height = currentFont.lineHeight
    insertionPoint.draw(
      in: CGRect(x: x, y: room.midY - height / 2, width: 2, height: height), color: tintColor)
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UITextField.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.value = { field in field.textStorage.isEmpty ? field.placeholder : field.shownText }
    answers.placeholder = { field in field.placeholder }
    answers.traits = { field in
      var traits = inherited.traits(of: field).union(.textEntry)
      if field.isEditing { traits.insert(.isEditing) }
      if field.isSecureTextEntry { traits.insert(.secureTextField) }
      return traits
    }
    answers.activate = { field in
      // Activating a field that is being edited moves the insertion point to its end or, from there, to its start.
      if field.isEditing {
        let end = field.textStorage.utf16.count
        field.editableSelection = NSRange(
          location: field.editableSelection.location == end ? 0 : end, length: 0)
        return true
      }
      return field.becomeFirstResponder()
    }
  }

}
