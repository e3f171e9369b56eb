import Foundation

/// The layout manager of a text view, and what belongs to it, from when an app first uses any of them.
///
/// Until then a label shows the text, which is cheaper and looks the same.
@MainActor
final class TextViewLayout {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// The view that draws the text.
  let textView: TextContainerView
  private unowned let view: UITextView
  /// Whether the view itself is about to change the size of the container.
  private var isFitting = false

  /// Creates the objects for a text.
  init(view: UITextView, text: NSAttributedString) {
    self.view = view
    storage = NSTextStorage(attributedString: text)
    manager = NSLayoutManager()
    container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    textView = TextContainerView(manager: manager, container: container)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.owner = view
  }

  /// Adopts a container with what belongs to it, and creates what is missing.
  init(view: UITextView, container: NSTextContainer) {
    self.view = view
    self.container = container
    manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    textView = TextContainerView(manager: manager, container: container)
    container.owner = view
  }

  // MARK: Text

  func setText(_ text: NSAttributedString) { storage.setAttributedString(text) }

  /// Replaces characters as typing does: the new ones look like those before them.
  func type(_ text: String, replacing range: NSRange, otherwise styled: NSAttributedString) {
    let model = range.length > 0 ? range.location : range.location - 1
    guard (0..<storage.length).contains(model) else {
      return storage.replaceCharacters(in: range, with: styled)
    }
    var attributes = storage.attributes(at: model, effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
  }

  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  func setAttribute(_ name: NSAttributedString.Key, _ value: Any) {
    storage.addAttribute(name, value: value, range: whole)
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    storage.beginEditing()
    for (value, range) in values(of: .paragraphStyle) {
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = alignment
      storage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    storage.endEditing()
  }

  /// Adapts the fonts of text styles to the text size.
  func adjustFonts(for traits: UITraitCollection) {
    storage.beginEditing()
    for (value, range) in values(of: .font) {
      guard let font = value as? UIFont else { continue }
      let adjusted = font.adjusted(for: traits)
      if adjusted != font { storage.addAttribute(.font, value: adjusted, range: range) }
    }
    storage.endEditing()
  }

  private func values(of name: NSAttributedString.Key) -> [(Any?, NSRange)] {
    var found: [(Any?, NSRange)] = []
    storage.enumerateAttribute(name, in: whole) { value, range, _ in found.append((value, range)) }
    return found
  }

  // MARK: Layout

  /// Called when the text, its look or the traits have changed.
  func contentDidChange() {
    manager.emptyTextFont = view.font ?? .systemFont(ofSize: 12)
    manager.traitsDidChange()
    textView.setNeedsDisplay()
  }

  /// Called when lines may have moved.
  func layoutDidChange() {
    guard !isFitting else { return }
    textView.setNeedsDisplay()
    view.setNeedsLayout()
    view.setNeedsDisplay()
    if !view.isScrollEnabled { view.invalidateIntrinsicContentSize() }
    view.accessibilityAttributesDidChange()
  }

  private func resize(_ size: CGSize) {
    guard size != container.size else { return }
    isFitting = true
    container.size = size
    isFitting = false
  }

  /// Gives the container the size of the view, where it follows it.
  func fitContainer() {
    let room = view.bounds.inset(by: view.textContainerInset).size
    resize(
      CGSize(
        width: container.widthTracksTextView ? max(1, room.width) : container.size.width,
        height: container.heightTracksTextView
          ? max(1, room.height)
          : container.size.height > 0 ? container.size.height : .greatestFiniteMagnitude))
  }

  /// The space that the text takes in a container of a width.
  func textSize(forWidth width: CGFloat) -> CGSize {
    let used = manager.usedRect(
      for: container,
      at: CGSize(
        width: container.widthTracksTextView ? (width < 1e6 ? max(1, width) : 0) : container.size.width,
        height: container.heightTracksTextView ? 0 : container.size.height))
    return CGSize(width: used.maxX, height: used.maxY)
  }

  /// Places the view that draws the text, in a text view whose content is so high.
  func placeText(height: CGFloat) {
    let insets = view.textContainerInset
    textView.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
    textView.setNeedsDisplay()
  }

  /// The rectangle of the insertion point, in the coordinates of the container; nil if it is not in this container.
  func caret(at offset: Int) -> CGRect? {
    manager.caret(at: offset).flatMap { $0.container === container ? $0.rect : nil }
  }

  /// The rectangle of characters, in the coordinates of the container.
  func bounds(of range: NSRange) -> CGRect? {
    if range.length == 0 { return caret(at: range.location) }
    return manager.boundingRect(
      forGlyphRange: manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil), in: container)
  }
}

/// Draws the text of a container.
final class TextContainerView: UIView {
  private let manager: NSLayoutManager
  private let container: NSTextContainer

  init(manager: NSLayoutManager, container: NSTextContainer) {
    self.manager = manager
    self.container = container
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: .zero)
    manager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
  }
}

extension UITextView: TextContainerOwner {
  package var textTraits: UITraitCollection { traitCollection }

  package func textLayoutDidChange() { textKit?.layoutDidChange() }

  package func textStorageDidChange(
    _ mask: NSTextStorage.EditActions, range: NSRange, changeInLength: Int
  ) {
    let selection = clamped(editableSelection)
    if selection != editableSelection { editableSelection = selection }
    accessibilityAttributesDidChange()
  }
}

extension NSTextContainer {
  /// The text view that shows the container; nil for none.
  @MainActor public var textView: UITextView? { owner as? UITextView }
}
