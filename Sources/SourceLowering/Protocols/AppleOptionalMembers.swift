/// The optional methods of Apple's protocols, which have defaults here.
enum AppleOptionalMembers {
  /// An optional method.
  struct Requirement {
    /// The protocol.
    var owner: String
    var labels: [String]
    /// The parameters in parentheses, and the result.
    var signature: String
    /// What the default does; nil when it cannot be said outside of UIKit.
    var body: String?
  }

  /// The methods, by their names without labels.
  static let requirements: [String: [Requirement]] = {
    var result: [String: [Requirement]] = [:]
    for row in AppleOptionalMemberRows.text.split(separator: "\n") {
      let parts = row.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5 else { continue }
      let labels = parts[2] == "-" ? [] : parts[2].split(separator: " ").map { $0 == "_" ? "" : String($0) }
      result[parts[1], default: []].append(
        Requirement(
          owner: parts[0], labels: labels, signature: parts[3], body: parts[4] == "?" ? nil : parts[4]))
    }
    return result
  }()

  /// Whether a protocol is another one or refines it.
  static func `protocol`(_ name: String, refines other: String) -> Bool {
    var current: [String] = [name]
    var seen: Set<String> = []
    while let next = current.popLast() {
      if next == other { return true }
      if seen.insert(next).inserted { current += parents[next] ?? [] }
    }
    return false
  }

  private static let parents: [String: [String]] = [
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UINavigationBarDelegate": ["UIBarPositioningDelegate"],
    "UIPickerViewAccessibilityDelegate": ["UIPickerViewDelegate"],
    "UIScrollViewAccessibilityDelegate": ["UIScrollViewDelegate"],
    "UISearchBarDelegate": ["UIBarPositioningDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIToolbarDelegate": ["UIBarPositioningDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]
}
