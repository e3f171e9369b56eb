/// The label of a picture is the name of its file.
public struct LabelFilename: ElementRule {
  public static let about = RuleDescription(
    "label-filename", title: "The label is the name of a file",
    why: "The name of a file says how it was stored, not what is on the picture.",
    audit: .sufficientElementDescription, criterion: .nonTextContent, severity: .serious,
    fix: "Describe what the picture shows or what the button does.", page: ApplePage.label)

  public init() {}

  private static let endings: Set<Substring> = [
    "png", "jpg", "jpeg", "pdf", "avci", "heic", "heif", "svg", "gif", "webp", "tif", "tiff", "bmp",
  ]

  public func judge(_ node: JudgedNode) -> AuditJudgement? {
    let role = node.role
    let imageName = node.appearance?.imageName
    let isPicture = role.contains(.image) || imageName != nil
    guard !node.label.isEmpty, !role.contains(.system), !role.contains(.field),
      isPicture || role.contains(.button) || role.contains(.link)
    else { return nil }
    let label = node.label
    let isOneWord = !label.contains(where: \.isWhitespace)
    if !isOneWord, !label.utf8.contains(UInt8(ascii: ".")) { return .pass }
    let measured = "the label “\(label)”"
    let required = "what the picture shows"
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last, Self.endings.contains(Substring(last.lowercased())) {
      if isPicture, isOneWord, !role.contains(.link) {
        return .fail(measured, required: required, reason: "ending")
      }
      // A link or a list may offer the file itself.
      if isPicture, role.isDisjoint(with: [.button, .link]) {
        return .review(measured + " ends as a file does", required: required, reason: "ending")
      }
      if isOneWord { return .review(measured + " ends as a file does", required: required, reason: "ending") }
      return .pass
    }
    guard isPicture, isOneWord else { return .pass }
    if LabelShape.isHexadecimal(label), label.count >= 16 {
      return .fail(measured + " is a checksum", required: required, reason: "checksum")
    }
    if label.contains("_") { return .fail(measured, required: required, reason: "asset") }
    guard let imageName, Self.bare(imageName) == label.lowercased() else { return .pass }
    if label.contains(where: { $0.isNumber || $0 == "." }) {
      return .fail(measured + " is the picture's name", required: required, reason: "asset")
    }
    return .review(
      measured + " is the picture's name, and may describe it", required: required, reason: "asset")
  }

  /// The name of a picture without its folder and ending, in small letters.
  private static func bare(_ name: String) -> String {
    let file = name.lowercased().split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), endings.contains(file[file.index(after: dot)...]) else {
      return String(file)
    }
    return String(file[..<dot])
  }
}
