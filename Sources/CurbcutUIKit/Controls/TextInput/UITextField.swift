import Foundation

/// A line of text that the user can edit.
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

  /// Hears of editing, and may refuse it; nil by default.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  private var textStorage = ""
  private var attributedStorage: NSAttributedString?

  /// What the user sees and edits; never nil when read. Setting it sends no event.
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

  /// The text with its attributes. Setting it takes the place of ``text``; typing takes the attributes
  /// away.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? NSAttributedString(string: textStorage, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      attributedStorage = newValue
      contentDidChange()
    }
  }

  /// Shown while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholderStorage?.string ?? placeholderStorage }
    set {
      placeholderStorage = newValue
      attributedPlaceholderStorage = nil
      contentDidChange()
    }
  }

  /// The placeholder with its attributes; nil for none. Setting it takes the place of ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      attributedPlaceholderStorage
        ?? placeholderStorage.map {
          NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.placeholderText])
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

  /// The attributes of all of the text; a font and a colour among them become ``font`` and
  /// ``textColor``.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
      if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The attributes of what is typed next; nil by default.
  @Unsupported("UITextField.typingAttributes: typed text takes the font and colour of the field")
  open var typingAttributes: [NSAttributedString.Key: Any]? = nil

  /// 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }

  /// The colour of the text; nil, the default, is that of labels. A disabled field is paler.
  open var textColor: UIColor? { didSet { contentDidChange() } }
  /// How the text lies in the field; `natural`, the default, follows the language.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

  /// Whether the text shrinks to fit, down to ``minimumFontSize``; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The smallest size, in points, that ``adjustsFontSizeToFitWidth`` shrinks to; 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }

  /// Whether the font follows the text size of the device; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  // MARK: Look

  /// What is drawn around the text; `none` by default.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }

  /// Drawn in place of the border; nil draws the border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// Drawn in place of the border while the field is disabled; nil draws ``background`` then too.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// When the button that empties the field shows; `never` by default. An empty field never shows it.
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }

  /// Shown before the text, at its leading edge; nil for nothing.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When ``leftView`` shows; `never` by default.
  open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
  /// Shown after the text, at its trailing edge; nil for nothing.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When ``rightView`` shows; `never` by default.
  open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentDidChange()
  }

  // MARK: Editing

  /// Whether the person is typing in the field now.
  open private(set) var isEditing = false

  /// Whether editing begins with an empty field; false by default.
  open var clearsOnBeginEditing = false
  /// Whether what is typed takes the place of the whole text; false by default.
  @Unsupported("UITextField.clearsOnInsertion: what is typed is added to the text")
  open var clearsOnInsertion = false
  /// Whether the person may make text bold or italic; false by default.
  @Unsupported("UITextField.allowsEditingTextAttributes: the person cannot make text bold or italic")
  open var allowsEditingTextAttributes = false

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

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    // The keyboard comes when the field's delegate has heard that editing began, as on iOS.
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

  // A search bar stands between its field and the app's delegate: it overrides these four.

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
  }

  /// What the return key does.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
  }

  /// What the clear button does.
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

  /// Types a text in place of the selection; the delegate may refuse it. A line break presses the
  /// return key.
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

  /// The text in a range; nil when the range is not of this field.
  open func text(in range: UITextRange) -> String? { substring(in: range) }

  /// Types a text in place of a range; the delegate may refuse it.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = units(of: range) { type(text, replacing: range) }
  }

  /// The range between two places, in either order; nil when they are not of this field.
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

  /// What the field shows may be other now.
  func contentDidChange() {
    let shownFont = currentFont
    for label in [textLabel, placeholderLabel] {
      // The label would give an attributed text it still has the new font, colour and alignment.
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

    placeholderLabel.textColor = .placeholderText
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

  /// The text as it shows: bullets for a secure field.
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

  var showsClearButton: Bool { shows(clearButtonMode) && !textStorage.isEmpty && isEnabled }

  // MARK: Layout

  private var edgeInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override var intrinsicContentSize: CGSize {
    let line = currentFont.lineHeight.rounded(.up)
    let height: CGFloat =
      switch borderStyle {
      case .none: line
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

  /// The room of the border, in the field's coordinates; all of it unless a subclass says otherwise.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room of the text while it is not edited, in the field's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: edgeInsets)
    func take(_ width: CGFloat, fromLeft: Bool) {
      if fromLeft { rect.origin.x += width }
      rect.size.width = max(0, rect.size.width - width)
    }
    if leftView?.isHidden == false { take(leftViewRect(forBounds: bounds).width, fromLeft: !isRightToLeft) }
    if rightView?.isHidden == false { take(rightViewRect(forBounds: bounds).width, fromLeft: isRightToLeft) }
    if showsClearButton { take(24, fromLeft: isRightToLeft) }
    return rect
  }

  /// The room of the placeholder, in the field's coordinates; that of the text unless a subclass says
  /// otherwise.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The room of the text while it is edited, in the field's coordinates.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The room of the clear button, in the field's coordinates: 19 points square, near the trailing
  /// edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// The room of ``leftView``, in the field's coordinates; empty without such a view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, atLeft: !isRightToLeft, bounds: bounds)
  }

  /// The room of ``rightView``, in the field's coordinates; empty without such a view.
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
    case .roundedRect:
      (isEnabled ? UIColor.systemBackground : .tertiarySystemFill).setFill()
      let shape = UIBezierPath(roundedRect: area, cornerRadius: 6)
      shape.fill()
      let line = UIBezierPath(roundedRect: area.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5)
      line.lineWidth = 1
      (ControlEdges.areShown ? ControlEdges.color : .systemGray4).setStroke()
      line.stroke()
    }
    if isEditing { drawInsertionPoint() }
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
      // Activating a field that is being edited moves the insertion point between its ends.
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
