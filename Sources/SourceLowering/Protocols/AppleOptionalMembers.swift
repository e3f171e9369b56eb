/// The optional methods of Apple's protocols, which have default implementations here.
enum AppleOptionalMembers {
  /// An optional method.
  struct Requirement {
    /// The protocol.
    var owner: String
    var labels: [String]
    /// The parameters in parentheses, and the result.
    var signature: String
    /// The body of the default implementation; nil if it uses what only UIKit can access.
    var body: String?
  }

  /// The methods, by name without labels.
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

  /// The superclass of one of Apple's classes; nil for other names, and for root classes.
  static func superclass(of name: String) -> String? { inherited.classes[name]?.first }

  /// Whether one of Apple's classes or protocols is, inherits from or conforms to another.
  static func type(_ name: String, keeps other: String) -> Bool {
    var current: [String] = [name]
    var seen: Set<String> = []
    while let next = current.popLast() {
      if next == other { return true }
      guard seen.insert(next).inserted else { continue }
      current += (inherited.protocols[next] ?? []) + (inherited.classes[next] ?? [])
    }
    return false
  }

  /// The superclasses and protocols of Apple's classes and protocols.
  private static let inherited: (classes: [String: [String]], protocols: [String: [String]]) = {
    var result: (classes: [String: [String]], protocols: [String: [String]]) = ([:], [:])
    for row in AppleOptionalMemberRows.text.split(separator: "\n") {
      let parts = row.split(separator: "|")
      guard parts.count == 3 else { continue }
      let parents = parts[2].split(separator: " ").map(String.init)
      if parts[0] == "class" { result.classes[String(parts[1])] = parents }
      if parts[0] == "protocol" { result.protocols[String(parts[1])] = parents }
    }
    return result
  }()
}

/// The optional methods of Apple's protocols, such as `tableView(_:heightForRowAt:)`.
public enum AppleOptionalMethods {
  /// Whether a method with this name is one; the system does something else where a class has it not.
  ///
  /// - Parameters:
  ///   - name: the name without labels.
  ///   - labels: the labels of the parameters, `_` for none.
  public static func contains(_ name: String, labels: [String]) -> Bool {
    let labels = labels.map { $0 == "_" ? "" : $0 }
    return AppleOptionalMembers.requirements[name]?.contains { $0.labels == labels } ?? false
  }
}
