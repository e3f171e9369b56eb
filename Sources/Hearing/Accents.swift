/// How the sounds of words differ between accents of English.
enum Accents {
  /// A phoneme of the dictionary's accent, and what stands for it in others.
  private static let changes: [(from: String, to: String)] = [
    // "Back" with the open vowel of northern England, Scotland and Australia.
    ("AE", "AA"),
    // "Number" without the r at its end, as in most of England.
    ("ER", "AH"),
  ]

  /// Other ways of saying a word, without those that are known.
  static func variants(of known: [String]) -> [String] {
    var result: [String] = []
    for change in changes {
      for phonemes in known {
        let other = phonemes.split(separator: " ").map { $0 == change.from ? change.to : String($0) }
          .joined(separator: " ")
        if other != phonemes, !known.contains(other), !result.contains(other) { result.append(other) }
      }
    }
    return result
  }
}
