import CurbcutFoundation

/// One key of the on-screen keyboard.
final class KeyboardKey: UIControl {
  /// What the key does; keys that other planes have at the same place keep their place under a cursor.
  var action: KeyboardLayout.Action
  private weak var keyboard: KeyboardView?
  private let title = UILabel()
  /// The letters below a digit.
  private let subtitle = UILabel()
  private let picture = UIImageView(image: nil)

  init(_ action: KeyboardLayout.Action, of keyboard: KeyboardView) {
    self.action = action
    self.keyboard = keyboard
    super.init(frame: .zero)
    isOpaque = false
    title.textAlignment = .center
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.5
    subtitle.textAlignment = .center
    subtitle.font = .systemFont(ofSize: 10, weight: .bold)
    picture.contentMode = .center
    for view in [title, subtitle, picture] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func press() { keyboard?.press(action) }

  /// Shows the key as the keyboard's state has it: capital letters, the title of the return key.
  func refresh() {
    let small: Bool
    var letters: String?
    switch action {
    case .text(let text):
      letters = keyboard?.letters(below: text)
      small = text.count > 1
      title.text = text == " " ? SystemWord.space.text : keyboard?.cased(text) ?? text
    case .plane(let plane):
      small = true
      title.text =
        switch plane {
        case .letters: "ABC"
        case .numbers: "123"
        case .symbols: "#+="
        }
    case .shift:
      small = false
      title.text = keyboard?.isShifted == true ? "⬆" : "⇧"
    case .submit:
      small = true
      title.text = keyboard?.returnKeyType == .default ? "⏎" : keyboard?.returnTitle
    case .nextKeyboard where keyboard?.showsLettersKey == true:
      small = true
      title.text = "ABC"
    default:
      small = true
      title.text = nil
    }
    title.font = .systemFont(ofSize: small || action == .text(" ") ? 16 : 23)
    title.textColor = .label
    subtitle.text = letters
    subtitle.textColor = .label
    picture.image = symbol.flatMap { UIImage(systemName: $0) }
    picture.tintColor = isEnabled ? .label : .tertiaryLabel
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  private var symbol: String? {
    switch action {
    case .text, .plane, .shift, .submit: nil
    case .delete: "delete.left"
    case .nextKeyboard: keyboard?.showsLettersKey == true ? nil : "globe"
    case .emoji: "face.smiling"
    case .dictate: "mic"
    }
  }

  /// Keys below the others lie on the keyboard itself.
  private var hasCap: Bool {
    switch action {
    case .nextKeyboard, .dictate: false
    case .emoji: !isBelow
    default: !isAmongCategories
    }
  }

  /// Whether the key stands in the row of the categories of emoji.
  var isAmongCategories = false

  /// Whether the key stands below the last row, beside the home indicator.
  var isBelow = false

  override func layoutSubviews() {
    super.layoutSubviews()
    // A digit makes room for the letters below it.
    let below: CGFloat = subtitle.text == nil ? 0 : 14
    title.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - below)
    subtitle.frame = CGRect(
      x: bounds.minX, y: title.frame.maxY - 9, width: bounds.width, height: below - 2)
    picture.frame = bounds
  }

  /// Keys are lighter than what is between them, in the dark as well.
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .secondarySystemGroupedBackground
  }

  override func draw(_ rect: CGRect) {
    guard hasCap else { return }
    let cap = bounds.insetBy(dx: 3, dy: 5.5)
    (isHighlighted ? UIColor.systemGray3 : Self.ground).setFill()
    UIBezierPath(roundedRect: cap, cornerRadius: 8.5).fill()
  }

  // MARK: Accessibility

  /// The label of the key in the language of the system: "shift", "delete", "numbers". That of the space bar is a space,
  /// which VoiceOver says by its name.
  private var spokenName: String {
    switch action {
    case .text(let text): keyboard?.cased(text) ?? text
    case .delete: SystemWord.deleteKey.text
    case .shift: SystemWord.shiftKey.text
    case .submit: keyboard?.returnTitle ?? ""
    case .plane(.letters): SystemWord.lettersKey.text
    case .plane(.numbers): SystemWord.numbersKey.text
    case .plane(.symbols): SystemWord.symbolsKey.text
    case .nextKeyboard: SystemWord.nextKeyboard.text
    case .emoji: SystemWord.emojiKey.text
    case .dictate: SystemWord.dictate.text
    }
  }

  /// The name by which automation finds the key, as on iOS.
  private var automationName: String {
    switch action {
    case .text(" "): "space"
    case .text(let text): keyboard?.cased(text) ?? text
    case .delete: "delete"
    case .shift: "shift"
    case .submit: "Return"
    case .plane: "more"
    case .nextKeyboard: "Next keyboard"
    case .emoji: "emoji"
    case .dictate: "dictation"
    }
  }

  private var isButton: Bool {
    switch action {
    case .text, .delete, .plane: false
    case .shift, .submit, .nextKeyboard, .emoji, .dictate: true
    }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  // As recorded on iOS 26: letters are "PlaysSound, KeyboardKey"; Shift, Emoji and Return are buttons as well.
  private static let ownDefaults = AccessibilityDefaults(
    of: KeyboardKey.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { key in key.spokenName }
    answers.identifier = { key in key.automationName }
    answers.value = { key in key.action == .nextKeyboard ? key.keyboard?.nameOfNextKeyboard : nil }
    answers.traits = { key in
      var traits: UIAccessibilityTraits = [.keyboardKey, .playsSound]
      if key.isButton { traits.insert(.button) }
      if key.action == .shift, key.keyboard?.isShifted == true { traits.insert(.selected) }
      if !key.isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    answers.activate = { key in
      guard key.isEnabled else { return false }
      key.press()
      return true
    }
  }
}
