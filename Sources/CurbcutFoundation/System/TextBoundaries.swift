internal import _FoundationICU

/// The words and sentences of a text, as ICU finds them.
enum TextBoundaries {
  enum Kind { case words, sentences }

  /// The ranges of the parts, in UTF-16 units: of words without what is between them.
  static func parts(of text: String, _ kind: Kind) -> [Range<Int>] {
    var status = U_ZERO_ERROR
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      let type = kind == .words ? UBRK_WORD : UBRK_SENTENCE
      guard let iterator = swift_ubrk_open(type, "", buffer.baseAddress, Int32(buffer.count), &status),
        status.rawValue <= 0
      else { return [] }
      defer { swift_ubrk_close(iterator) }
      var parts: [Range<Int>] = []
      var start = Int(swift_ubrk_first(iterator))
      while true {
        let end = Int(swift_ubrk_next(iterator))
        guard end > start else { return parts }
        let isWord = swift_ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT.rawValue
        if kind == .sentences || isWord { parts.append(start..<end) }
        start = end
      }
    }
  }
}
