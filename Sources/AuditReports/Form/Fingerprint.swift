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

  /// A digest of the parts, each ended by a byte that UTF-8 never has.
  static func hash(_ parts: [String]) -> String {
    var digest = Digest()
    for part in parts {
      digest.add(part.utf8)
      digest.add([0xFF])
    }
    return digest.text
  }
}
