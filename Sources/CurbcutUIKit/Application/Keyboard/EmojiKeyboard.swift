import CurbcutFoundation
import Foundation

/// The emoji of the on-screen keyboard: a grid that scrolls sideways, and below it a button for each category.
///
/// What automation records of Apple's are keys labelled with the emoji themselves and elements called "Smileys & People
/// category"; sizes are chosen to fit in the room of the letters. There is no field to search for emoji.
final class EmojiKeyboard: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  /// A category of emoji, with its button.
  private struct Category {
    var word: SystemWord
    var symbol: String
    var emoji: [String]
  }

  /// What was typed most, in this run of the app.
  private static var counts: [String: Int] = [:]
  private static let mostFrequent = 30

  private let type: (String) -> Void
  private var categories: [Category] = []
  private let layout = UICollectionViewFlowLayout()
  private let grid: UICollectionView
  private var buttons: [EmojiCategoryButton] = []
  /// Keys at the ends of the row of categories: back to letters, if no other key leads there, and Delete.
  var firstKey: KeyboardKey? { didSet { replace(oldValue, with: firstKey) } }
  var lastKey: KeyboardKey? { didSet { replace(oldValue, with: lastKey) } }

  init(type: @escaping (String) -> Void) {
    self.type = type
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    grid.backgroundColor = nil
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(EmojiKey.self, forCellWithReuseIdentifier: Self.reuse)
    grid.dataSource = self
    grid.delegate = self
    addSubview(grid)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private static let reuse = "emoji"

  private func replace(_ old: KeyboardKey?, with new: KeyboardKey?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.isAmongCategories = true
      addSubview(new)
    }
    setNeedsLayout()
  }

  // MARK: Categories

  /// The emoji of each category. A test reads the embedded file, so a mistake in it never ships.
  static let all: [String: [String]] = {
    var found: [String: [String]] = [:]
    for line in String(decoding: PackageResources.keyboard_emoji_txt, as: UTF8.self).split(separator: "\n") {
      let columns = line.split(separator: "\t")
      if columns.count == 2 { found[String(columns[0])] = columns[1].split(separator: " ").map(String.init) }
    }
    return found
  }()

  /// The names of the categories in the file, with what their buttons are called and show.
  static let kinds: [(name: String, word: SystemWord, symbol: String)] = [
    ("Smileys & People", .emojiPeople, "face.smiling"), ("Animals & Nature", .emojiNature, "leaf"),
    ("Food & Drink", .emojiFood, "fork.knife"), ("Activity", .emojiActivity, "soccerball"),
    ("Travel & Places", .emojiTravel, "car"), ("Objects", .emojiObjects, "lightbulb"),
    ("Symbols", .emojiSymbols, "heart"), ("Flags", .emojiFlags, "flag"),
  ]

  private func show() {
    categories = Self.kinds.map { Category(word: $0.word, symbol: $0.symbol, emoji: Self.all[$0.name] ?? []) }
    let used = Self.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostFrequent)
    if !used.isEmpty {
      categories.insert(Category(word: .emojiFrequent, symbol: "clock", emoji: used.map(\.key)), at: 0)
    }
    buttons = categories.enumerated().map { place, category in
      let button = EmojiCategoryButton(category.word, symbol: category.symbol)
      button.addAction(UIAction { [weak self] _ in self?.open(place) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    grid.reloadData()
    select(0)
  }

  private func open(_ category: Int) {
    grid.layoutIfNeeded()
    let path = IndexPath(item: 0, section: category)
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return }
    let end = max(0, grid.contentSize.width - grid.bounds.width)
    grid.setContentOffset(CGPoint(x: min(max(0, frame.minX - 4), end), y: 0), animated: false)
    select(category)
  }

  private func select(_ category: Int) {
    for (place, button) in buttons.enumerated() where button.isSelected != (place == category) {
      button.isSelected = place == category
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let first = grid.indexPathsForVisibleItems.min() else { return }
    select(first.section)
  }

  // MARK: Emoji

  func numberOfSections(in collectionView: UICollectionView) -> Int { categories.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    categories[section].emoji.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.reuse, for: indexPath)
    (cell as? EmojiKey)?.emoji = categories[indexPath.section].emoji[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let emoji = categories[indexPath.section].emoji[indexPath.item]
    Self.counts[emoji, default: 0] += 1
    type(emoji)
  }

  // MARK: Layout

  private static let barHeight: CGFloat = 43
  private static let pitch = CGSize(width: 44, height: 38)

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = min(Self.barHeight, bounds.height / 2)
    let room = max(1, bounds.height - bar)
    let lines = max(1, (room / Self.pitch.height).rounded(.down))
    let size = CGSize(width: Self.pitch.width, height: (room / lines).rounded(.down))
    if layout.itemSize != size { layout.itemSize = size }
    grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
    let row = CGRect(x: 0, y: room, width: bounds.width, height: bar)
      .inset(
        by: UIEdgeInsets(top: 0, left: 6 + safeAreaInsets.left, bottom: 0, right: 6 + safeAreaInsets.right))
    var views: [UIView] = buttons
    if let firstKey { views.insert(firstKey, at: 0) }
    if let lastKey { views.append(lastKey) }
    let width = row.width / CGFloat(max(1, views.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (place, view) in views.enumerated() {
      let x = CGFloat(isRightToLeft ? views.count - 1 - place : place) * width
      view.frame = CGRect(x: row.minX + x, y: row.minY, width: width, height: row.height)
    }
  }
}

/// A key with an emoji. VoiceOver says the emoji's name.
final class EmojiKey: UICollectionViewCell {
  private let picture = UILabel()
  var emoji = "" {
    didSet {
      picture.text = emoji
      accessibilityAttributesDidChange()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.font = .systemFont(ofSize: 30)
    picture.textAlignment = .center
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: EmojiKey.self, over: UICollectionViewCell.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { key in key.emoji }
    answers.traits = { _ in [.keyboardKey, .playsSound] }
  }
}

/// The button of a category of emoji.
final class EmojiCategoryButton: UIControl {
  private let word: SystemWord
  private let picture = UIImageView(image: nil)

  init(_ word: SystemWord, symbol: String) {
    self.word = word
    super.init(frame: .zero)
    isOpaque = false
    picture.image = UIImage(systemName: symbol)
    picture.contentMode = .center
    picture.tintColor = .secondaryLabel
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      picture.tintColor = isSelected ? .label : .secondaryLabel
      setNeedsDisplay()
      accessibilityAttributesDidChange()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    guard isSelected else { return }
    let side = min(bounds.width, bounds.height) - 8
    let spot = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    UIColor.systemGray3.setFill()
    UIBezierPath(ovalIn: spot).fill()
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: EmojiCategoryButton.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { button in button.word.text }
    // Recorded as an element of no kind.
    answers.traits = { button in button.isSelected ? .selected : [] }
    answers.activate = { button in
      button.sendActions(for: .touchUpInside)
      return true
    }
  }
}
