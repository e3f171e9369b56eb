import Foundation

/// What a delegate has made of a glyph.
struct GlyphChange {
  var properties: NSLayoutManager.GlyphProperty
  /// The character that is shown instead; nil for the text's own.
  var replacement: Unicode.Scalar?
}

extension NSLayoutManager {
  // MARK: Glyphs

  /// How many glyphs the text has.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether there is a glyph of that index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// The number of a glyph in its font; 0 for none.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

  /// The number of a glyph in its font, and whether there is such a glyph.
  public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    guard isValidGlyphIndex(glyphIndex), let storage = textStorage else { return 0 }
    let change = glyphChanges[glyphIndex]
    let scalar = change?.replacement ?? scalar(at: glyphIndex, of: storage.string as NSString)
    return scalar.map { FontGlyphs.glyph(for: $0, in: font(at: glyphIndex, of: storage)) } ?? 0
  }

  /// What a glyph is.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard isValidGlyphIndex(glyphIndex), let storage = textStorage else { return [] }
    _ = fragments
    return glyphChanges[glyphIndex]?.properties
      ?? ownProperties(at: glyphIndex, of: storage.string as NSString)
  }

  /// Reads glyphs; those pointers that are nil are not written.
  ///
  /// - Returns: how many glyphs were read.
  @discardableResult
  public func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let range = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
    for offset in 0..<range.length {
      let index = range.location + offset
      glyphBuffer?[offset] = cgGlyph(at: index)
      props?[offset] = propertyForGlyph(at: index)
      charIndexBuffer?[offset] = index
      bidiLevelBuffer?[offset] = 0
    }
    return range.length
  }

  /// Asks the delegate for the glyphs of all runs.
  func generateGlyphs() {
    glyphChanges = [:]
    guard let storage = textStorage, delegate != nil, storage.length > 0 else { return }
    let text = storage.string as NSString
    storage.enumerateAttribute(.font, in: NSRange(location: 0, length: storage.length)) { _, range, _ in
      let font = font(at: range.location, of: storage)
      var glyphs: [CGGlyph] = []
      var properties: [GlyphProperty] = []
      for index in range.location..<NSMaxRange(range) {
        glyphs.append(scalar(at: index, of: text).map { FontGlyphs.glyph(for: $0, in: font) } ?? 0)
        properties.append(ownProperties(at: index, of: text))
      }
      let indexes = Array(range.location..<NSMaxRange(range))
      onDelegate {
        _ = $0.layoutManager(
          $1, shouldGenerateGlyphs: glyphs, properties: properties, characterIndexes: indexes, font: font,
          forGlyphRange: range)
      }
    }
  }

  /// The font of a character: where the text gives none, the system's at 12 points.
  private func font(at index: Int, of storage: NSTextStorage) -> UIFont {
    storage.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? TextDefaults().font
  }

  /// The character that begins at an index; nil for the second half of one.
  func scalar(at index: Int, of text: NSString) -> Unicode.Scalar? {
    let unit = text.character(at: index)
    if UTF16.isTrailSurrogate(unit) { return nil }
    guard UTF16.isLeadSurrogate(unit), index + 1 < text.length else { return Unicode.Scalar(unit) }
    return text.substring(with: NSRange(location: index, length: 2)).unicodeScalars.first
  }

  func ownProperties(at index: Int, of text: NSString) -> GlyphProperty {
    let unit = text.character(at: index)
    if UTF16.isTrailSurrogate(unit) { return .null }
    switch unit {
    case 0x20, 0xA0: return .elastic
    case 0..<0x20, 0x7F, 0x85, 0x2028, 0x2029: return .controlCharacter
    default: break
    }
    let composed = text.rangeOfComposedCharacterSequence(at: index)
    return composed.location == index ? [] : .nonBaseCharacter
  }

  // MARK: Glyphs and characters

  /// The character that a glyph stands for.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The first glyph of a character.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The characters of glyphs: those of whole composed characters.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs.
  ///   - actualGlyphRange: receives all glyphs of these characters.
  public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
  {
    let range = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// The glyphs of characters: those of whole composed characters.
  ///
  /// - Parameters:
  ///   - charRange: the characters.
  ///   - actualCharRange: receives all characters of these glyphs.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  )
    -> NSRange
  {
    let range = wholeCharacters(charRange)
    actualCharRange?.pointee = range
    return range
  }

  private func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let text = textStorage?.string as NSString?, range.location != NSNotFound else {
      return NSRange(location: 0, length: 0)
    }
    let start = min(max(0, range.location), text.length)
    let end = min(max(start, NSMaxRange(range)), text.length)
    guard end > start else { return NSRange(location: start, length: 0) }
    return text.rangeOfComposedCharacterSequences(for: NSRange(location: start, length: end - start))
  }

  // MARK: Containers

  /// The glyphs that are laid out in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let index = index(of: container) else { return NSRange(location: 0, length: 0) }
    return fragments.range(ofContainer: index)
  }

  /// The container of a glyph; nil for one that has no room in any.
  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let index = fragments.lines.first(where: { $0.range.contains(glyphIndex) })?.container else {
      return nil
    }
    effectiveRange?.pointee = fragments.range(ofContainer: index)
    return textContainers[index]
  }

  /// The first character that has no room in any container.
  public func firstUnlaidCharacterIndex() -> Int { fragments.lines.last.map { NSMaxRange($0.range) } ?? 0 }

  /// The first glyph that has no room in any container.
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
}
