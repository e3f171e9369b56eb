import CurbcutFoundation
import Foundation

/// Lays out the text of a text storage in text containers, and knows where each character stands.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutmanager>.
///
/// Each UTF-16 code unit has one glyph: those that a ligature or a composed character takes in are null glyphs, as
/// TextKit's own typesetter leaves them. Positions are in the coordinates of the text container.
open class NSLayoutManager: NSObject {
  /// What a glyph is.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not shown, and without width.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// Has a special behaviour, which the delegate may choose.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// Stretches in justified lines, as a space does.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// Is combined with the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What a control character does.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It takes no space.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// It takes the space that the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// It moves to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// It ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// It ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// It ends the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  public override init() { super.init() }

  /// Is told of the layout and may change it. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidate() } }
  }

  /// The text. Not retained: the storage owns its layout managers.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidate() } } }

  /// Replaces the text storage of this layout manager and of the others that the storage has.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage, old !== newTextStorage else { return }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  /// The font of an empty text; nil for the system's.
  package var emptyTextFont: UIFont? { didSet { if emptyTextFont != oldValue { invalidate() } } }

  // MARK: Options

  /// Whether the leading of fonts separates lines; true by default.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Whether text may be laid out out of order: kept only, since all text is laid out when any is asked for.
  open var allowsNonContiguousLayout = false
  /// Whether some of the text is laid out out of order: never.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether spaces and other invisible characters are drawn; false by default.
  @Unsupported("NSLayoutManager.showsInvisibleCharacters: spaces and line breaks stay invisible")
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn; false by default.
  @Unsupported("NSLayoutManager.showsControlCharacters: control characters stay invisible")
  open var showsControlCharacters = false
  /// Whether words are hyphenated according to their language; false by default.
  @Unsupported("NSLayoutManager.usesDefaultHyphenation: words are not hyphenated")
  open var usesDefaultHyphenation = false
  /// Whether layout gives up on text that would take very long; kept only.
  open var limitsLayoutForSuspiciousContents = false

  // MARK: Text containers

  /// The containers that the text flows through, in this order; the layout manager owns them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container; the text of those after it is laid out again.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard (0...textContainers.count).contains(index) else { return }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Forgets the layout because a container's size or shape has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Layout

  /// The result of the layout; nil before it is asked for.
  private var known: TextFragments?
  private var isLayingOut = false
  /// Whether a size is only tried out, of which nobody is told.
  private var isMeasuring = false
  /// What the delegate has made of single glyphs.
  var glyphChanges: [Int: GlyphChange] = [:]

  /// The lines, laid out when first asked for.
  var fragments: TextFragments {
    if let known { return known }
    // A delegate or a container that asks during layout learns of nothing yet.
    guard !isLayingOut, let storage = textStorage else { return TextFragments() }
    isLayingOut = true
    generateGlyphs()
    var typesetter = Typesetter(manager: self, storage: storage, traits: traits)
    let result = typesetter.layOut()
    isLayingOut = false
    known = result
    for (index, container) in textContainers.enumerated() where !isMeasuring {
      let isEnd = index == textContainers.count - 1 || result.end(ofContainer: index) >= storage.length
      nonisolated(unsafe) let laidOut = container
      onDelegate { $0.layoutManager($1, didCompleteLayoutFor: laidOut, atEnd: isEnd) }
      if isEnd { break }
    }
    return result
  }

  /// The traits of the view that shows the text, or else the current ones.
  private var traits: UITraitCollection {
    guard HostTime.isMainThread, let owner = textContainers.lazy.compactMap(\.owner).first else {
      return .current
    }
    nonisolated(unsafe) let shown = owner
    return MainActor.assumeIsolated { shown.textTraits }
  }

  /// Forgets the layout.
  func invalidate() {
    guard !isLayingOut else { return }
    known = nil
    guard !isMeasuring else { return }
    onDelegate { $0.layoutManagerDidInvalidateLayout($1) }
    forOwners { $0.textLayoutDidChange() }
  }

  /// Forgets the layout because the view's traits have changed, of which the view knows.
  package func traitsDidChange() { known = nil }

  /// The space that the lines in a container would take if it had another size.
  package func usedRect(for container: NSTextContainer, at size: CGSize) -> CGRect {
    guard size != container.size else { return usedRect(for: container) }
    let (before, layout) = (container.size, known)
    isMeasuring = true
    container.size = size
    let used = usedRect(for: container)
    container.size = before
    isMeasuring = false
    known = layout
    return used
  }

  /// Called by a container when its size or shape has changed, with the size that it had.
  func geometryDidChange(of container: NSTextContainer, from old: CGSize) {
    textContainerChangedGeometry(container)
    guard !isMeasuring else { return }
    nonisolated(unsafe) let changed = container
    onDelegate { $0.layoutManager($1, textContainer: changed, didChangeGeometryFrom: old) }
  }

  private func forOwners(_ body: @MainActor (any TextContainerOwner) -> Void) {
    guard HostTime.isMainThread else { return }
    for container in textContainers {
      guard let owner = container.owner else { continue }
      nonisolated(unsafe) let shown = owner
      MainActor.assumeIsolated { body(shown) }
    }
  }

  /// Calls the delegate, on the main thread only.
  func onDelegate(_ body: @MainActor (any NSLayoutManagerDelegate, NSLayoutManager) -> Void) {
    guard let delegate, HostTime.isMainThread else { return }
    nonisolated(unsafe) let (listener, manager) = (delegate, self)
    MainActor.assumeIsolated { body(listener, manager) }
  }

  /// Called by the text storage when it was edited.
  ///
  /// - Parameters:
  ///   - textStorage: the text storage.
  ///   - editMask: what was edited.
  ///   - newCharRange: the edited range in the edited text.
  ///   - delta: by how much the length changed.
  ///   - invalidatedCharRange: the range that is to be laid out again.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    glyphChanges = [:]
    invalidate()
    forOwners { $0.textStorageDidChange(editMask, range: newCharRange, changeInLength: delta) }
  }

  /// Forgets the glyphs of a range; the delegate is asked for them again.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Forgets the layout of a range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Draws a range again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { forOwners { $0.textLayoutDidChange() } }

  /// Draws a range of glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { forOwners { $0.textLayoutDidChange() } }

  /// Makes sure that a range has glyphs.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = fragments }

  /// Makes sure that a range of glyphs exists.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = fragments }

  /// Makes sure that a range is laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }

  /// Makes sure that a range of glyphs is laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments }

  /// Makes sure that the text of a container is laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = fragments }

  /// Makes sure that a part of a container is laid out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = fragments }

  /// Sets glyphs, on behalf of the delegate's `layoutManager(_:shouldGenerateGlyphs:…)`.
  ///
  /// - Parameters:
  ///   - glyphs: their numbers in the font. Of a number other than the character's own, the character is shown that it
  ///     stands for, if this process has asked for its number.
  ///   - props: what they are; null glyphs are not shown.
  ///   - charIndexes: the characters that they stand for.
  ///   - aFont: the font.
  ///   - glyphRange: the range of glyphs.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    guard let storage = textStorage else { return }
    let text = storage.string as NSString
    for offset in 0..<max(0, glyphRange.length) {
      let index = charIndexes[offset]
      guard (0..<text.length).contains(index) else { continue }
      let own = scalar(at: index, of: text).map { FontGlyphs.glyph(for: $0, in: aFont) } ?? 0
      let replacement = glyphs[offset] == own ? nil : FontGlyphs.scalar(of: glyphs[offset], in: aFont)
      guard replacement != nil || props[offset] != ownProperties(at: index, of: text) else { continue }
      glyphChanges[index] = GlyphChange(properties: props[offset], replacement: replacement)
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs in the current context; `origin` is that of the text container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage else { return }
    let shown = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: storage.length))
    storage.enumerateAttribute(.backgroundColor, in: shown) { value, range, _ in
      guard let color = value as? UIColor else { return }
      var rects: [CGRect] = []
      for line in fragments.lines where NSIntersectionRange(line.range, range).length > 0 {
        rects += line.spans(of: range).map { from, to in
          CGRect(
            x: origin.x + from, y: origin.y + line.usedRect.minY, width: to - from,
            height: line.usedRect.height)
        }
      }
      guard !rects.isEmpty else { return }
      color.setFill()
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
    }
  }

  /// Fills the background of characters; a subclass may draw it in another shape.
  ///
  /// - Parameters:
  ///   - rectArray: the rectangles that the characters cover, one or more for each line.
  ///   - rectCount: how many rectangles there are.
  ///   - charRange: the characters.
  ///   - color: their background, which is set as the fill colour.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    UIGraphicsGetCurrentContext()?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
  }

  /// Draws glyphs, their attachments and decorations in the current context; `origin` is that of the text container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in fragments.lines {
      let part = NSIntersectionRange(line.range, glyphsToShow)
      guard part.length > 0 else { continue }
      context.saveGState()
      if part != line.range {
        context.clip(
          to: line.spans(of: part).map { from, to in
            CGRect(
              x: origin.x + from, y: origin.y + line.rect.minY, width: to - from, height: line.rect.height)
          })
      }
      let baseline = origin.y + line.rect.minY + line.baseline
      line.text.draw(
        line: line.line, in: context, baseline: CGPoint(x: origin.x + line.left, y: baseline),
        width: line.width)
      context.restoreGState()
    }
  }

  /// The index of a container; nil for one of another layout manager.
  func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }
}
