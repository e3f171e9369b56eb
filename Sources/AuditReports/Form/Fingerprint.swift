/// Which screen a finding is on, as fingerprints name it.
public struct ScreenPlace: Hashable, Sendable {
  /// The file or folder, relative to the repository.
  public var file: String
  /// What tells the screen from others of the file when titles change.
  public var screen: String

  /// Creates a place.
  public init(file: String, screen: String) {
    self.file = file
    self.screen = screen
  }
}

/// What tells one finding from another, in every run and on every machine.
///
/// It is made of the rule, the screen and the element's identity, and of neither words, lines, figures nor frames: those
/// change without anything being mended.
public struct Fingerprint: Hashable, Sendable {
  /// Sixteen hexadecimal digits. Two elements have the same only if they have one identifier, or come from one object of
  /// Interface Builder.
  public var exact: String
  /// The same without places among equals and without the file's folder: a finding whose element moved keeps it.
  public var loose: String

  /// Makes the fingerprint of a rule's finding.
  public init(rule: String, place: ScreenPlace, identity: [String]) {
    exact = Self.hash([rule, place.file, place.screen] + identity)
    let file = place.file.split(separator: "/").last.map(String.init) ?? ""
    loose = Self.hash(["~", rule, file, place.screen] + identity.map(Self.withoutPlace))
  }

  /// A step without the number in brackets behind its class: `UIButton[2]`. Identifiers may well end in one.
  private static func withoutPlace(_ step: String) -> String {
    guard step.last == "]", !step.hasPrefix("#"), let open = step.lastIndex(of: "[") else { return step }
    return String(step[..<open])
  }

  /// FNV-1a <http://www.isthe.com/chongo/tech/comp/fnv/> over the parts, each ended by a byte that UTF-8 never has.
  private static func hash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
