import CurbcutFoundation

/// The system's keyboard: keys for the text input that is being edited.
///
/// The geometry is that of iOS 26 on page sources of devices: on a phone 402 points wide, letters are 39.5 points apart
/// and rows 54, and the keys begin 291 points above the lower edge of the screen.
final class KeyboardView: UIView {
  private var keys: [KeyboardKey] = []
  /// Holds the rows of keys; those below it stand beside the home indicator.
  private let rows = KeyboardRows()
  private var layout: KeyboardLayout?
  private var plane = KeyboardLayout.Plane.letters
  /// The emoji, while they are shown in place of letters.
  private var emoji: EmojiKeyboard?
  /// Whether letters are capitals: for the next one, or until Shift is pressed again.
  private(set) var isShifted = false
  /// Which of the device's keyboards is shown.
  private var keyboardIndex = 0
  private weak var input: (any UIKeyInput)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    addSubview(rows)
  }

  /// Call when the text of an input has changed: what was typed otherwise, as on a keyboard of hardware, changes Shift
  /// and Return too.
  func textDidChange(in changed: AnyObject) {
    guard changed === input else { return }
    capitalise()
    refreshKeys()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The input

  private var traits: (any UITextInputTraits)? { input }
  /// The kind of keyboard that is shown.
  private var type: UIKeyboardType {
    (traits?.keyboardType ?? .default).shown(onTablet: UIKitHost.shared.device.idiom == .pad)
  }
  var returnKeyType: UIReturnKeyType { traits?.returnKeyType ?? .default }

  /// Shows the keys for a text input.
  func show(for input: any UIKeyInput) {
    let isNew = self.input !== input
    self.input = input
    if isNew {
      emoji = nil
      plane = KeyboardLayout.firstPlane(for: type)
      capitalise()
    }
    rebuild()
  }

  private var languages: [String] {
    let settings = UIKitHost.shared.settings
    return settings.keyboards.isEmpty ? [settings.language] : settings.keyboards
  }

  private var language: String { languages[keyboardIndex % languages.count] }

  private var hasGlobe: Bool { languages.count > 1 && !type.isPad }
  /// Emoji are not for passwords and for what has to be ASCII.
  private var hasEmoji: Bool { type != .asciiCapable && !type.isPad && traits?.isSecureTextEntry != true }
  /// Whether the key that leads to the next keyboard says which letters it leads back to.
  var showsLettersKey: Bool { emoji != nil && !hasGlobe }
  /// Emoji are the last of the keyboards.
  private var nextKeyboardIndex: Int {
    guard emoji != nil else { return (keyboardIndex + 1) % languages.count }
    return hasGlobe ? 0 : keyboardIndex
  }

  /// The name of the keyboard that the globe key switches to, in its own language.
  var nameOfNextKeyboard: String? {
    let next = languages[nextKeyboardIndex % languages.count]
    let name = Locale(identifier: next).localizedString(forLanguageCode: next)
    return name.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private func rebuild() {
    let new =
      emoji == nil
      ? KeyboardLayout(plane, for: type, language: language, hasEmojiKey: hasGlobe && hasEmoji) : nil
    let below = actionsBelow
    if new != layout || keys.filter(\.isBelow).map(\.action) != below || emoji?.superview !== shownEmojiParent
    {
      let old = lastingKeys
      let oldBelow = keys.filter(\.isBelow)
      layout = new
      for key in keys { key.removeFromSuperview() }
      keys = (new?.rows ?? []).indices.flatMap { row in
        (new?.rows[row] ?? []).enumerated().map { index, entry in
          let known = new?.lastingPlace(row, index).flatMap { old[$0] }
          known?.action = entry.action
          return known ?? KeyboardKey(entry.action, of: self)
        }
      }
      for action in below {
        // The cursor stays on the key that switched.
        let place = { (key: KeyboardKey) in key.action == .dictate }
        let key = oldBelow.first { place($0) == (action == .dictate) } ?? KeyboardKey(action, of: self)
        key.action = action
        key.isBelow = true
        keys.append(key)
      }
      for key in keys { key.isBelow ? addSubview(key) : rows.addSubview(key) }
      showEmoji()
      accessibilityStructureDidChange()
    }
    refreshKeys()
    setNeedsLayout()
  }

  /// What the keys beside the home indicator do, from the leading side.
  private var actionsBelow: [KeyboardLayout.Action] {
    guard hasKeysBelow, !type.isPad else { return [] }
    if hasGlobe || emoji != nil { return [.nextKeyboard, .dictate] }
    return hasEmoji ? [.emoji, .dictate] : [.dictate]
  }

  private var shownEmojiParent: UIView? { emoji == nil ? nil : rows }

  /// Shows the emoji in the room of the letters, with the keys that the row below them has.
  private func showEmoji() {
    for case let old as EmojiKeyboard in rows.subviews where old !== emoji { old.removeFromSuperview() }
    guard let emoji else { return }
    let leadsBack = hasGlobe || !hasKeysBelow
    emoji.firstKey = leadsBack ? emoji.firstKey ?? KeyboardKey(.plane(.letters), of: self) : nil
    emoji.lastKey = emoji.lastKey ?? KeyboardKey(.delete, of: self)
    if emoji.superview !== rows { rows.addSubview(emoji) }
  }

  /// The keys that the other planes have too, by their place.
  private var lastingKeys: [KeyboardLayout.LastingPlace: KeyboardKey] {
    guard let layout else { return [:] }
    var found: [KeyboardLayout.LastingPlace: KeyboardKey] = [:]
    var rest = keys[...]
    for (row, entries) in layout.rows.enumerated() {
      for (index, key) in zip(entries.indices, rest) {
        if let place = layout.lastingPlace(row, index) { found[place] = key }
      }
      rest = rest.dropFirst(entries.count)
    }
    return found
  }

  private func refreshKeys() {
    let needsText = traits?.enablesReturnKeyAutomatically == true && input?.hasText == false
    for key in keys {
      switch key.action {
      case .submit: key.isEnabled = !needsText
      // As on a device that cannot listen: nothing here turns speech into text.
      case .dictate: key.isEnabled = false
      default: key.isEnabled = true
      }
      key.refresh()
    }
    emoji?.firstKey?.refresh()
    emoji?.lastKey?.refresh()
  }

  /// The letters below a digit; nil for none.
  func letters(below digit: String) -> String? { type.isPad ? KeyboardLayout.lettersOfPad[digit] : nil }

  /// A letter as the key shows it.
  func cased(_ text: String) -> String {
    isShifted && text.count == 1 ? text.uppercased(with: Locale(identifier: language)) : text
  }

  var returnTitle: String {
    switch returnKeyType {
    case .go: SystemWord.goKey.text
    case .join: SystemWord.joinKey.text
    case .next: SystemWord.nextKey.text
    case .route: SystemWord.routeKey.text
    case .search, .google, .yahoo: SystemWord.searchKey.text
    case .send: SystemWord.sendKey.text
    case .done: SystemWord.done.text.lowercased()
    case .continue: SystemWord.continueKey.text
    case .emergencyCall: SystemWord.emergencyCallKey.text
    default: SystemWord.returnKey.text
    }
  }

  // MARK: Typing

  func press(_ action: KeyboardLayout.Action) {
    guard let input else { return }
    switch action {
    case .text(let text):
      input.insertText(cased(text))
      // After a space the letters return.
      if text == " ", plane != .letters, type != .numbersAndPunctuation { plane = .letters }
      capitalise()
    case .delete:
      if input.hasText { input.deleteBackward() }
      capitalise()
    case .submit:
      input.insertText("\n")
      capitalise()
    case .shift: isShifted.toggle()
    case .plane(let new):
      emoji = nil
      plane = new
    case .nextKeyboard:
      keyboardIndex = nextKeyboardIndex
      emoji = nil
      plane = KeyboardLayout.firstPlane(for: type)
    case .emoji:
      emoji = EmojiKeyboard { [weak self] in self?.type($0) }
    case .dictate: return
    }
    rebuild()
  }

  private func type(_ emoji: String) {
    input?.insertText(emoji)
    capitalise()
    refreshKeys()
  }

  /// Presses Shift where the input asks for capitals: at the start of a sentence, of a word, or always.
  private func capitalise() {
    guard let traits, !traits.isSecureTextEntry, ![.emailAddress, .URL].contains(type) else {
      isShifted = false
      return
    }
    let before = textBeforeCaret
    isShifted =
      switch traits.autocapitalizationType {
      case .none: false
      case .words: before.last.map(\.isWhitespace) ?? true
      case .sentences: Self.startsSentence(after: before)
      case .allCharacters: true
      }
  }

  private var textBeforeCaret: String {
    guard let input = input as? any UITextInput, let caret = input.selectedTextRange?.start,
      let range = input.textRange(from: input.beginningOfDocument, to: caret)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  private static func startsSentence(after text: String) -> Bool {
    guard let last = text.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
  }

  // MARK: Layout

  private static let rowHeight: CGFloat = 54
  private static let keysTop: CGFloat = 7
  private static let keysHeight: CGFloat = 233
  private static let belowSize = CGSize(width: 69, height: 70)

  /// Whether there is room for keys beside the home indicator.
  private var hasKeysBelow: Bool { UIScreen.main.safeAreaInsets.bottom > 0 }

  /// The height of all keys with those below them, in points from the lower edge of the screen.
  static var keysExtent: CGFloat { UIScreen.main.safeAreaInsets.bottom > 0 ? keysHeight + 58 : keysHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    let width = bounds.width - safe.left - safe.right
    // In landscape the keys end above the home indicator, and those beside it stand at the sides, clear of the letters.
    let isLow = bounds.height < Self.keysExtent && safe.left > 0 && safe.right > 0
    let keysHeight = min(
      Self.keysHeight, bounds.height - (isLow ? UIScreen.main.safeAreaInsets.bottom : 0))
    rows.frame = CGRect(
      x: 0, y: max(0, bounds.height - Self.keysExtent), width: bounds.width, height: keysHeight)
    emoji?.frame = rows.bounds
    let letters = layOut(layout, width: width, from: safe.left, height: keysHeight)
    var size = Self.belowSize
    var (margin, bottom) = (CGFloat(8), bounds.height + 1)
    if isLow {
      size = CGSize(width: min(size.width, safe.left, safe.right), height: 44)
      (margin, bottom) = (-size.width, keysHeight)
    }
    for key in keys.suffix(from: letters) {
      let isAtLeft = (key.action != .dictate) != isRightToLeft
      key.frame = CGRect(
        x: isAtLeft ? safe.left + margin : bounds.width - safe.right - margin - size.width,
        y: bottom - size.height,
        width: size.width, height: size.height)
    }
  }

  /// Places the rows of letters, and says how many keys they have.
  private func layOut(
    _ layout: KeyboardLayout?, width: CGFloat, from left: CGFloat, height keysHeight: CGFloat
  ) -> Int {
    guard let layout else { return 0 }
    // On a short keyboard, as in landscape, the rows share what there is.
    let rowHeight = min(Self.rowHeight, (keysHeight - Self.keysTop) / CGFloat(layout.rows.count))
    let pitch = ((width - 7) / CGFloat(layout.columns) * 2).rounded(.down) / 2
    let start = left + ((width - pitch * CGFloat(layout.columns)) / 2).rounded(.up)
    let whole = pitch * CGFloat(layout.columns)
    var index = 0
    for (number, row) in layout.rows.enumerated() {
      let y = Self.keysTop + CGFloat(number) * rowHeight
      let frames = Self.frames(of: row, pitch: pitch, width: whole, fills: layout.fillsRows)
      for frame in frames {
        keys[index].frame = CGRect(x: start + frame.x, y: y, width: frame.width, height: rowHeight)
        index += 1
      }
    }
    return index
  }

  /// The places of a row's keys. Letters stand in the middle, Shift and Delete at the sides.
  private static func frames(
    of row: [KeyboardLayout.Key], pitch: CGFloat, width: CGFloat, fills: Bool
  ) -> [(x: CGFloat, width: CGFloat)] {
    let fixed = row.reduce(0) { $0 + ($1.width ?? 0) * pitch }
    let flexible = CGFloat(row.count { $0.width == nil })
    let share = flexible > 0 ? (width - fixed) / flexible : 0
    func room(for key: KeyboardLayout.Key) -> CGFloat { key.width.map { $0 * pitch } ?? share }
    let hasSides = row.count > 2 && flexible == 0 && row.last?.action == .delete && !fills
    let inner = hasSides ? row.dropFirst().dropLast() : row[...]
    let innerWidth = inner.reduce(0) { $0 + room(for: $1) }
    var x = fills ? width - innerWidth : (width - innerWidth) / 2
    var places: [(x: CGFloat, width: CGFloat)] = []
    for key in inner {
      places.append((x, room(for: key)))
      x += room(for: key)
    }
    guard hasSides, let first = row.first, let last = row.last else { return places }
    places.insert((0, room(for: first)), at: 0)
    places.append((width - room(for: last) + 1.5, room(for: last)))
    return places
  }
}

/// The part of the keyboard with the rows of keys, which automation calls the keyboard.
final class KeyboardRows: UIView {
  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: KeyboardRows.self, over: UIView.accessibilityDefaults
  ) { answers, _ in answers.containerType = { _ in .semanticGroup } }
}

extension UIView {
  /// Whether the view holds the rows of the keyboard's keys.
  package final var isKeyboard: Bool { self is KeyboardRows }
}
